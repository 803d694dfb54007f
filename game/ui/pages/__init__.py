"""The screens other than the table: each a page of blocks as data, laid out by one hand."""

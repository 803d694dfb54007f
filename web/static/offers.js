/**
 * What the page offers beside the game: to install it, and to update it.
 *
 * The game runs without this script; the page of one file has none.
 * @module
 */
import "./install.js";
import "./update.js";

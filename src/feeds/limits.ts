/** Limits of one document. A document beyond a limit is cut there; what was read before is used. */

/** Maximum items of one feed, the first in the document. */
export const MAX_ITEMS = 5_000;

/** Maximum hubs of one feed; publishers name one or two. */
export const MAX_HUBS = 4;

export const MAX_CHILD_SITEMAPS = 1_000;

/** Maximum depth of nested elements; deeper ones end the document. No feed in use nests beyond a few dozen. */
export const MAX_ELEMENT_DEPTH = 256;

/** Maximum elements of one document, without those inside texts. */
export const MAX_ELEMENTS = 400_000;

/** Maximum elements directly below one element other than the list of items. */
export const MAX_CHILDREN_OF_ITEM = 400;

export const MAX_ATTRIBUTES = 40;

/** Maximum length of source that is read for one text, in UTF-16 code units: more than any article has. */
export const MAX_TEXT_SOURCE_LENGTH = 200_000;

/** Maximum length of an attribute, an identifier or an address, in UTF-16 code units. */
export const MAX_ATTRIBUTE_LENGTH = 4_096;

export const MAX_TITLE_LENGTH = 1_000;

/**
 * Maximum length of an item's text in UTF-16 code units: several previews, enough to detect its language and
 * categories.
 */
export const MAX_TEXT_LENGTH = 2_000;

/** Maximum number of categories of one item. */
export const MAX_CATEGORIES = 30;
export const MAX_CATEGORY_LENGTH = 100;

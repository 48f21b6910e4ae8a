/** Limits for one document. What exceeds a limit is ignored; the rest of the document is used. */

/** Maximum number of items of a feed; the first ones of the document are read. */
export const MAX_ITEMS_PER_FEED = 5_000;

/** Maximum number of WebSub hubs of a feed; further ones are ignored. Publishers name one or two. */
export const MAX_HUBS_PER_FEED = 4;

export const MAX_CHILD_SITEMAPS = 1_000;

/** Maximum depth of nested elements; reading ends at a deeper one. Real feeds have at most a few dozen levels. */
export const MAX_ELEMENT_DEPTH = 256;

/** Maximum number of elements of a document, not counting those inside texts; reading ends at a further one. */
export const MAX_ELEMENTS_PER_DOCUMENT = 400_000;

/** Maximum number of child elements of an element, except for the list of items; further ones are ignored. */
export const MAX_CHILDREN_PER_ELEMENT = 400;

export const MAX_ATTRIBUTES_PER_ELEMENT = 40;

/** UTF-16 code units that are read of one text's HTML; the rest is ignored. No article has more. */
export const MAX_TEXT_SOURCE_LENGTH = 200_000;

/** Maximum length of an attribute, an identifier or an address, in UTF-16 code units; longer addresses are ignored. */
export const MAX_ATTRIBUTE_LENGTH = 4_096;

export const MAX_ITEM_TITLE_LENGTH = 1_000;

/** UTF-16 code units to which an item's text is cut: enough to detect language and categories. */
export const MAX_ITEM_TEXT_LENGTH = 2_000;

export const MAX_CATEGORIES_PER_ITEM = 30;
export const MAX_CATEGORY_LENGTH = 100;

/** HTML element names by what they mean for a reader who only sees text. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What stands inside is not for reading, or belongs to a picture or a control rather than to the text. */
export const UNREAD_ELEMENTS = words(
  'script style template head iframe noframes noembed object applet audio video canvas svg math map ' +
    'button select option textarea datalist noscript figcaption nav dialog',
);

/** Words on either side of these tags are apart. */
export const BLOCK_ELEMENTS = words(
  'address article aside blockquote body br caption center dd details dir div dl dt fieldset figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol optgroup p pre section summary table tbody ' +
    'td tfoot th thead tr ul title iframe figcaption button select option textarea noscript video audio nav',
);

/** Elements that are neither, so that `<String>` in a headline about code is known not to be a tag. */
const INLINE_ELEMENTS = words(
  'a abbr acronym area b base basefont bdi bdo big cite code col colgroup data del dfn em embed font frame ' +
    'frameset i img input ins kbd label link mark meta meter nobr output param picture progress q rb rp rt rtc ' +
    'ruby s samp slot small source span strike strong sub sup time track tt u var wbr marquee blink noindex',
);

/** Whether HTML has, or had, an element of that lower-case name. */
export function isHtmlElement(name: string): boolean {
  return INLINE_ELEMENTS.has(name) || BLOCK_ELEMENTS.has(name) || UNREAD_ELEMENTS.has(name);
}

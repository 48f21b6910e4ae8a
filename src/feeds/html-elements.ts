const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Elements whose content is not part of the text: code, controls, captions of pictures. */
export const UNREAD_ELEMENTS = words(
  'script style template head iframe noframes noembed object applet audio video canvas svg math map ' +
    'button select option textarea datalist noscript figcaption nav dialog',
);

/** Elements that separate the words before and after their tags. */
export const BLOCK_ELEMENTS = words(
  'address article aside blockquote body br caption center dd details dir div dl dt fieldset figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol optgroup p pre section summary table tbody ' +
    'td tfoot th thead tr ul title iframe figcaption button select option textarea noscript video audio nav',
);

/** All other elements: `<String>` in a headline about code is no tag, because it is in none of the lists. */
const INLINE_ELEMENTS = words(
  'a abbr acronym area b base basefont bdi bdo big cite code col colgroup data del dfn em embed font frame ' +
    'frameset i img input ins kbd label link mark meta meter nobr output param picture progress q rb rp rt rtc ' +
    'ruby s samp slot small source span strike strong sub sup time track tt u var wbr marquee blink noindex',
);

/** Whether HTML has, or had, an element of that lower-case name. */
export function isHtmlElement(name: string): boolean {
  return INLINE_ELEMENTS.has(name) || BLOCK_ELEMENTS.has(name) || UNREAD_ELEMENTS.has(name);
}

/** Classes of the blocks that plug-ins and feed services add below a text: share buttons, related articles. */
const SHARE_CLASS =
  /(?:^|\s)(?:sharedaddy|sd-sharing|share(?:bar|box|this|buttons?|links?|icons?|tools?)?|sharing|addtoany|a2a_kit|addthis|feedflare|social(?:[_-]?(?:share|sharing|media|buttons?|links?|icons?|bar))?|ssba|ssbp|heateor|jp-relatedposts|post-share|entry-share)(?:[\s_-]|$)/i;

/** Addresses of the networks' pages for sharing an article. */
const SHARE_LINK =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:facebook\.com\/(?:sharer|share\.php|dialog)|(?:twitter|x)\.com\/(?:intent|share)|whatsapp\.com\/send|linkedin\.com\/(?:shareArticle|sharing|cws)|pinterest\.[a-z.]+\/pin\/create|reddit\.com\/submit|(?:t|telegram)\.me\/share|plus\.google\.com\/share|vk\.com\/share|tumblr\.com\/(?:share|widgets\/share)|addtoany\.com|addthis\.com|weibo\.com\/share|line\.me\/(?:R|lineit)|ycombinator\.com\/submitlink|getpocket\.com\/save)|^whatsapp:\/\/send|^mailto:\?/i;

/** Characters of a block of buttons at most; a longer one is the article, whatever its class says. */
const LONGEST = 200;

/** Whether an attribute marks its element as a share button or a block of them. */
export function sharesBy(attribute: string, value: string): boolean {
  return attribute === 'class' || attribute === 'id' ? SHARE_CLASS.test(value) : SHARE_LINK.test(value);
}

/** Removes from a growing text what a block of share buttons has added to it. */
export class ShareBlock {
  private tag = '';
  private depth = 0;
  private start = 0;

  /** @param isShare whether the tag opens a block of buttons */
  opened(tag: string, isShare: boolean, textLength: number): void {
    if (this.depth > 0) this.depth += tag === this.tag ? 1 : 0;
    else if (isShare) [this.tag, this.depth, this.start] = [tag, 1, textLength];
  }

  /** The text; without the buttons when the tag ends their block. */
  closed(tag: string, text: string): string {
    if (this.depth === 0 || tag !== this.tag || --this.depth > 0) return text;
    return text.length - this.start <= LONGEST ? `${text.slice(0, this.start)} ` : text;
  }
}

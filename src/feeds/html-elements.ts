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

/** Classes of captions and credits of photos, as content systems write them where HTML has `figcaption`. */
const CAPTION_CLASS =
  /(?:^|\s)(?:wp-caption(?:-text|-dd)?|(?:image|img|photo|picture|media|figure)[_-]*(?:caption|credits?|legend)|captions?(?:[_-](?:text|image|img|photo))?|credits?[_-](?:image|img|photo))(?:\s|$)/i;

/** Characters at most of what is no part of the text; a longer block is the article, whatever its class says. */
const LONGEST_SHARE = 200;
const LONGEST_CAPTION = 500;

/** Characters that an element with this attribute may have to be left out as share buttons or a caption; else 0. */
export function leftOutUpTo(attribute: string, value: string): number {
  if (attribute !== 'class' && attribute !== 'id') return SHARE_LINK.test(value) ? LONGEST_SHARE : 0;
  if (SHARE_CLASS.test(value)) return LONGEST_SHARE;
  return CAPTION_CLASS.test(value) ? LONGEST_CAPTION : 0;
}

/** Removes from a growing text what a block of share buttons or a caption has added to it. */
export class LeftOutBlock {
  private tag = '';
  private depth = 0;
  private start = 0;
  private most = 0;

  /** @param most characters that the block of this tag may have to be left out; 0 for any other tag */
  opened(tag: string, most: number, textLength: number): void {
    if (this.depth > 0) this.depth += tag === this.tag ? 1 : 0;
    else if (most > 0) [this.tag, this.depth, this.start, this.most] = [tag, 1, textLength, most];
  }

  /** The text; without the block when the tag ends it. */
  closed(tag: string, text: string): string {
    if (this.depth === 0 || tag !== this.tag || --this.depth > 0) return text;
    return text.length - this.start <= this.most ? `${text.slice(0, this.start)} ` : text;
  }
}

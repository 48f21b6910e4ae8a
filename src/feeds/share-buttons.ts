/** Classes of the blocks that plug-ins and feed services put below a text: buttons to share it, related articles. */
const SHARE_CLASS =
  /(?:^|\s)(?:sharedaddy|sd-sharing|share(?:bar|box|this|buttons?|links?|icons?|tools?)?|sharing|addtoany|a2a_kit|addthis|feedflare|social(?:[_-]?(?:share|sharing|media|buttons?|links?|icons?|bar))?|ssba|ssbp|heateor|jp-relatedposts|post-share|entry-share)(?:[\s_-]|$)/i;

/** Pages of networks that share what their address names. */
const SHARE_LINK =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:facebook\.com\/(?:sharer|share\.php|dialog)|(?:twitter|x)\.com\/(?:intent|share)|whatsapp\.com\/send|linkedin\.com\/(?:shareArticle|sharing|cws)|pinterest\.[a-z.]+\/pin\/create|reddit\.com\/submit|(?:t|telegram)\.me\/share|plus\.google\.com\/share|vk\.com\/share|tumblr\.com\/(?:share|widgets\/share)|addtoany\.com|addthis\.com|weibo\.com\/share|line\.me\/(?:R|lineit)|ycombinator\.com\/submitlink|getpocket\.com\/save)|^whatsapp:\/\/send|^mailto:\?/i;

/** Characters that buttons have at most; a block of more is the article, whatever its class says. */
const LONGEST = 200;

/** Whether an attribute makes its element one to share by. */
export function sharesBy(attribute: string, value: string): boolean {
  return attribute === 'class' || attribute === 'id' ? SHARE_CLASS.test(value) : SHARE_LINK.test(value);
}

/** Takes out of a growing text what a block of buttons has added to it. */
export class ShareBlock {
  private tag = '';
  private depth = 0;
  private start = 0;

  /** @param isShare whether it is the tag of a block of buttons */
  opened(tag: string, isShare: boolean, textLength: number): void {
    if (this.depth > 0) this.depth += tag === this.tag ? 1 : 0;
    else if (isShare) [this.tag, this.depth, this.start] = [tag, 1, textLength];
  }

  /** The text, without the buttons when their block has ended. */
  closed(tag: string, text: string): string {
    if (this.depth === 0 || tag !== this.tag || --this.depth > 0) return text;
    return text.length - this.start <= LONGEST ? `${text.slice(0, this.start)} ` : text;
  }
}

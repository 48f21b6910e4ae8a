import { decodeHTML } from 'entities';
import { MAX_TEXT_SOURCE_LENGTH, MAX_ITEM_TEXT_LENGTH } from './limits.js';
import { hidesTextByFontSize, isHiddenByClass, isHiddenByStyle } from './hidden-elements.js';
import { repairText } from './repair-text.js';
import { tokenize, type TokenListener } from './tokenize.js';

interface HtmlToTextOptions {
  /** Maximum length of the text in UTF-16 code units. */
  maxLength?: number;
  /** Whether unknown tags are part of the text, as in a title: `List<String>`. */
  keepUnknownTags?: boolean;
  /** Tells which lines (paragraphs, headings, texts before a line break) are omitted; long ones never are. */
  omitsLine?: (line: string) => boolean;
}

/** Markup that was escaped twice: an end tag, an attribute, or an element without an end tag. */
const ESCAPED_MARKUP =
  /(?:<|&lt;)(?:\/(?:p|div|a|b|i|em|strong|span|u|ul|ol|li|h[1-6]|figure|blockquote|font|script|style)|(?:br|img|p)\b[^<>]{0,300}?|(?:a|div|span|script|iframe|font)\s[^<>]{0,300}?=[^<>]{0,300}?)(?:>|&gt;)/i;

/** An entity that was escaped twice (`caf&amp;eacute;`), except `&amp;lt;` and the like, which an article may mean. */
const ESCAPED_CHARACTER =
  /&(?:amp;)*(?!(?:amp|lt|gt|#0*(?:38|60|62)|#x0*(?:26|3c|3e));)(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,5});/i;

/** Number of UTF-16 code units of an attribute's value that are read; the rest is ignored. */
const MAX_ATTRIBUTE = 300;
const MAX_NAME = 'aria-hidden'.length;
/** Only this many UTF-16 code units of an element are searched for a font size. */
const MAX_LAYOUT = 2_000;
/** A text of more UTF-16 code units without a letter or digit is collapsed at once: newsletters use it as filler. */
const MIN_FILLER = 200;
/** Maximum UTF-16 code units of a line that is omitted, with its white space. */
const MAX_OMITTED_LINE = 200;
const READ_ATTRIBUTES = new Set(['class', 'id', 'href', 'style', 'aria-hidden']);

/** A pair of tags around a word, or a tag with attributes: a title with it was escaped twice. */
const TITLE_MARKUP =
  /(?:<|&lt;)([a-z][a-z0-9]*)\b[^<>&]{0,300}(?:>|&gt;)(?=[^\s<&])[^<>]{1,1000}(?:<|&lt;)\/\1\s*(?:>|&gt;)|(?:<|&lt;)(?:a|img|div|span|font|p|iframe|script)\s[^<>]{0,300}?=[^<>]{0,300}?(?:>|&gt;)/i;

/** A MathML fraction, between whose parts a slash is inserted. */
const FRACTION = /(<(?:\w+:)?mfrac\b[^<>]*>\s*<((?:\w+:)?m[in])\b[^<>]*>[^<>]*<\/\2\s*>)(?=\s*<)/gi;

/** Maximum number of times that a text is decoded: markup that was escaped three times occurs, but no more. */
const MAX_READINGS = 4;

/**
 * Converts HTML to readable text on one line, without tags, scripts, styles and captions, with entities decoded and
 * white space collapsed. Markup that was escaped twice is decoded, too. Linear in the input, of which at most
 * `MAX_TEXT_SOURCE_LENGTH` is read.
 */
export function htmlToText(html: string, options: HtmlToTextOptions = {}): string {
  const markup = options.keepUnknownTags === true ? TITLE_MARKUP : ESCAPED_MARKUP;
  let text = readText(html, options);
  for (let reading = 1; reading < MAX_READINGS; reading++) {
    const isMarkup = /<|&lt;/.test(text) && markup.test(text);
    if (!isMarkup && !(text.includes('&') && ESCAPED_CHARACTER.test(text))) return text;
    const before = text;
    text =
      isMarkup || options.keepUnknownTags !== true
        ? readText(text, options)
        : collapseWhiteSpace(decode(text));
    if (text === before) break;
  }
  return markup.test(text) ? collapseWhiteSpace(text.replace(/<[^<>]*>/g, ' ')) : text;
}

function readText(html: string, options: HtmlToTextOptions): string {
  if (html.length >= MAX_TEXT_SOURCE_LENGTH)
    html = html.slice(0, MAX_TEXT_SOURCE_LENGTH).replace(/&\w{0,10}$|<[^<>]{0,300}$/, '');
  if (html.includes('mfrac')) html = html.replace(FRACTION, '$1/');
  const text = html.includes('<') ? textOfTags(escapeBareBrackets(html), options) : decode(html);
  return truncate(collapseWhiteSpace(text), options.maxLength ?? MAX_ITEM_TEXT_LENGTH);
}

function textOfTags(source: string, options: HtmlToTextOptions): string {
  const collector = new TextCollector(source, options);
  tokenize(source, 'html', collector);
  collector.endLine();
  return collector.text;
}

/** A `<` before a word that cannot be the name of a tag: `if a<b, then`. */
const BARE_BRACKET = /<(?=[a-z][\w:.-]*[^\w:.\s/>-])/gi;

/** Escapes a `<` that begins no tag, or is never closed, as in "a <b": the tokenizer would drop what follows. */
function escapeBareBrackets(html: string): string {
  return sealOpenTag(html.replace(BARE_BRACKET, '&lt;'));
}

function sealOpenTag(html: string): string {
  const last = html.lastIndexOf('<');
  return last > html.lastIndexOf('>') && html.length - last < 100
    ? `${html.slice(0, last)}&lt;${html.slice(last + 1)}`
    : html;
}

const INNER_TAG = /(?<!^)<\/?([a-z][\w-]*)[^<>]*>/gi;

/** Decodes a title that is plain text: tags are part of it; entities are decoded, even if escaped twice. */
export function decodePlainTitle(text: string, maxLength: number): string {
  const once = decode(text);
  return truncate(collapseWhiteSpace(ESCAPED_CHARACTER.test(once) ? decode(once) : once), maxLength);
}

function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

class TextCollector implements TokenListener {
  text = '';
  declare stop?: () => void;
  private readonly enough: number;
  /** The text since the last block began or ended. */
  private line = '';
  private unread = '';
  private unreadDepth = 0;
  /** By element name: position of its next end tag; infinite if there is none. */
  private readonly ends = new Map<string, number>();
  private tagName = '';
  private tagStart = 0;
  private attributeName = '';
  private maxRemoved = 0;
  private isHidden = false;
  private readonly block = new RemovedBlock();

  constructor(
    private readonly source: string,
    private readonly options: HtmlToTextOptions,
  ) {
    // Folding white space afterwards shortens the text, so more than the maximum is collected.
    this.enough = (options.maxLength ?? MAX_ITEM_TEXT_LENGTH) * 1.25 + 500;
  }

  ontext(start: number, end: number): void {
    if (this.unreadDepth > 0) return;
    const text = decode(this.source.slice(start, end));
    // Newsletters fill the line of an inbox with thousands of invisible characters.
    this.add(text.length > MIN_FILLER && !/[\p{L}\p{N}]/u.test(text) ? collapseWhiteSpace(text) : text);
    if (this.text.length > this.enough) this.stop?.();
  }

  private add(text: string): void {
    this.text += text;
    if (this.line.length <= MAX_OMITTED_LINE) this.line += text;
  }

  /** Separates the words before and after a block, and omits the line that ends here if it is to be omitted. */
  endLine(): void {
    const { omitsLine } = this.options;
    const length = this.line.length;
    const mayOmit = this.unreadDepth === 0 && !this.block.isOpen && length > 2 && length <= MAX_OMITTED_LINE;
    if (mayOmit && omitsLine?.(collapseWhiteSpace(this.line))) this.text = this.text.slice(0, -length);
    this.text += ' ';
    this.line = '';
  }

  onopentagname(start: number, end: number): void {
    this.tagStart = start - 1;
    this.tagName = this.localName(start, end);
    this.maxRemoved = 0;
    this.isHidden = false;
    if (BLOCK_ELEMENTS.has(this.tagName)) this.endLine();
    // A paragraph ends where the next one begins.
    if (this.unread === 'p' && this.tagName === 'p') this.unreadDepth = 0;
    if (this.unreadDepth > 0) {
      if (this.tagName === this.unread) this.unreadDepth++;
    } else if (this.isUnread()) this.skip(end);
  }

  onattribname(start: number, end: number): void {
    this.attributeName = end - start <= MAX_NAME ? this.source.slice(start, end).toLowerCase() : '';
    if (this.attributeName === 'hidden') this.isHidden = true;
  }

  onattribdata(start: number, end: number): void {
    const name = this.attributeName;
    if (!READ_ATTRIBUTES.has(name) || (name === 'href' && this.tagName !== 'a')) return;
    const value = this.source.slice(start, Math.min(end, start + MAX_ATTRIBUTE));
    if (name === 'style') {
      this.isHidden ||= isHiddenByStyle(value) || (hidesTextByFontSize(value) && !this.setsFontSize(end));
    } else if (name === 'aria-hidden') this.isHidden ||= value.toLowerCase() === 'true';
    else {
      this.isHidden ||= name === 'class' && isHiddenByClass(value);
      this.maxRemoved ||= maxRemoved(name, value);
    }
  }

  onopentagend(end: number): void {
    if (this.isHidden && this.unreadDepth === 0 && !EMPTY_ELEMENTS.has(this.tagName)) this.skip(end);
    this.block.opened(this.tagName, this.maxRemoved, this.text.length);
    this.keepUnknown(end);
  }

  /** Whether an element inside the one whose start tag ends at `tagEnd` sets a font size, as in newsletters. */
  private setsFontSize(tagEnd: number): boolean {
    const inside = this.source.slice(tagEnd, tagEnd + MAX_LAYOUT);
    const close = inside.indexOf(`</${this.tagName}`);
    return close < 0 || inside.slice(0, close).includes('font-size');
  }

  private skip(from: number): void {
    if (!this.isClosed(from)) return;
    this.unread = this.tagName;
    this.unreadDepth = 1;
  }

  private keepUnknown(end: number): void {
    if (this.options.keepUnknownTags !== true || this.unreadDepth > 0) return;
    const isMeant = NEVER_FORMATTING.has(this.tagName) && !this.isClosed(end);
    if (isHtmlElement(this.tagName) && !isMeant) return;
    // "x<y and <b>z</b>": what the first bracket seems to open is text, the one inside it is a tag.
    this.add(
      this.source
        .slice(this.tagStart, end + 1)
        .replace(INNER_TAG, (tag, name: string) => (isHtmlElement(name.toLowerCase()) ? '' : tag)),
    );
  }

  onselfclosingtag(end: number): void {
    if (this.unreadDepth > 0 && this.tagName === this.unread) this.unreadDepth--;
    this.keepUnknown(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.localName(start, end);
    if (BLOCK_ELEMENTS.has(name)) this.endLine();
    if (this.unreadDepth > 0 && name === this.unread) this.unreadDepth--;
    const rest = this.block.closed(name, this.text);
    if (rest === this.text) return;
    this.text = rest;
    // What follows in this line is no line of its own.
    this.line = ' '.repeat(MAX_OMITTED_LINE + 1);
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.ontext(start, end - endOffset);
  }

  private isUnread(): boolean {
    // The settings of Word. In a title, `<xml>` is what it is about.
    if (this.tagName === 'xml') return this.options.keepUnknownTags !== true;
    return UNREAD_ELEMENTS.has(this.tagName);
  }

  /** Whether an omitted element has an end tag. If not, its start tag is ignored, so that the rest is not omitted. */
  private isClosed(from: number): boolean {
    let end = this.ends.get(this.tagName);
    if (end === undefined || end < from) {
      const rest = this.source.slice(from);
      if (/^[^<>]*\/>/.test(rest)) return true;
      const found = rest.search(new RegExp(`</(?:\\w+:)?${this.tagName}`, 'i'));
      end = found < 0 ? Infinity : from + found;
      this.ends.set(this.tagName, end);
    }
    return end !== Infinity;
  }

  private localName(start: number, end: number): string {
    const name = this.source.slice(start, Math.min(end, start + 60)).toLowerCase();
    return name.slice(name.indexOf(':') + 1);
  }
}

/**
 * White space other than U+0020, control characters and invisible marks, including those that change the direction of
 * text (U+202A to U+202E, U+2066 to U+2069; Unicode Technical Report 20). The joiners U+200C and U+200D and the marks
 * U+200E, U+200F and U+061C are not included: they may be part of the text.
 */
const ODD_SPACES =
  '\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u115f\\u1160\\u1680\\u180e\\u2000-\\u200b\\u2028-\\u202f\\u205f-\\u2064\\u2066-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb';

const SPACE_RUNS = new RegExp(`[ ${ODD_SPACES}]{2,}|[${ODD_SPACES}]`, 'g');

/** A quick test for texts whose white space must be collapsed; most need none, and the test is ten times faster. */
const UNTIDY_TEXT = new RegExp(`[${ODD_SPACES}]|  `);

/** Soft hyphens, zero-width characters and direction marks, which are removed without leaving a space. */
const INVISIBLE_CHARACTERS =
  /^[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]+$/;

/**
 * Joiners and direction marks that newsletters repeat to fill space: beside spaces or one another. A single one after
 * a vowel sign or virama, or inside a word or emoji, is part of the text.
 */
const FILLER =
  /[\u034f\u200c-\u200f\u061c](?:[\s\u00ad\u200b\u2060\ufeff]*[\u034f\u200c-\u200f\u061c])+|(?<![\p{L}\p{M}\p{N}\p{Emoji}])[\u034f\u200c\u200d]|[\u034f\u200c\u200d](?![\p{L}\p{M}\p{N}\p{Emoji}])(?<!\p{M}[\u034f\u200c\u200d])/gu;

const MAY_FILL = /[\u034f\u200c-\u200f\u061c]/;

const CUT_OFF = /\ufffd+(?=[\s.…]*$)/;

const removeFiller = (filler: string): string => (/\s/.test(filler) ? ' ' : '');

/** A quick test for texts that may need repair or collapsing of white space; most English texts need none. */
const MAY_BE_UNTIDY = /[^\x20-\x3a\x3c-\x7e]|  /;

/** Makes runs of white space and control characters one space, and removes invisible characters. */
export function collapseWhiteSpace(written: string): string {
  if (!MAY_BE_UNTIDY.test(written)) return written.trim();
  const text = repairText(written.includes('\ufffd') ? written.replace(CUT_OFF, '') : written);
  const filled = MAY_FILL.test(text) ? text.replace(FILLER, removeFiller) : text;
  if (!UNTIDY_TEXT.test(filled)) return filled.trim();
  return filled.replace(SPACE_RUNS, (run) => (INVISIBLE_CHARACTERS.test(run) ? '' : ' ')).trim();
}

/** Shortens a text to `maxLength` UTF-16 code units, without half a surrogate pair or a space at the end. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength).trimEnd();
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Elements whose content is omitted: code, form controls, captions of pictures. */
const UNREAD_ELEMENTS = words(
  'script style template head iframe noframes noembed object applet audio video canvas svg annotation annotation-xml map ' +
    'button select option textarea datalist noscript figcaption nav dialog',
);

/** Elements that never format a headline: in a title, a tag of one without its end tag is part of the text. */
const NEVER_FORMATTING = words(
  'canvas video audio dialog template svg iframe select option textarea button datalist noscript nav marquee blink main ' +
    'section article aside header footer details summary menu table form fieldset input label progress meter output ' +
    'picture source track data time slot',
);

const EMPTY_ELEMENTS = words('area base br col embed hr img input link meta param source track wbr');

/** Elements that separate the words before and after their tags. */
const BLOCK_ELEMENTS = words(
  'address article aside blockquote body br caption center dd details dir div dl dt fieldset figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol optgroup p pre section summary table tbody ' +
    'td tfoot th thead tr ul title iframe figcaption button select option textarea noscript video audio nav',
);

/** The other elements of HTML. A name that no list contains is no tag: `<String>` in a headline about code. */
const INLINE_ELEMENTS = words(
  'a abbr acronym area b base basefont bdi bdo big cite code col colgroup data del dfn em embed font frame ' +
    'frameset i img input ins kbd label link mark meta meter nobr output param picture progress q rb rp rt rtc ' +
    'ruby s samp slot small source span strike strong sub sup time track tt u var wbr marquee blink noindex ' +
    // Formulas, whose characters are text: MathML, and its frames in the XML of journals.
    'math semantics mrow mi mn mo ms mtext mspace msub msup msubsup mfrac msqrt mroot munder mover munderover mtable ' +
    'mtr mtd mlabeledtr mstyle mpadded mphantom menclose merror mfenced mmultiscripts mprescripts inline-formula ' +
    'disp-formula tex-math alternatives',
);

function isHtmlElement(name: string): boolean {
  return INLINE_ELEMENTS.has(name) || BLOCK_ELEMENTS.has(name) || UNREAD_ELEMENTS.has(name);
}

/** Class names of blocks that plug-ins and feed services add after a text: share buttons, related articles. */
const SHARE_CLASS =
  /(?:^|\s)(?:sharedaddy|sd-sharing|share(?:bar|box|this|buttons?|links?|icons?|tools?)?|sharing|addtoany|a2a_kit|addthis|feedflare|social(?:[_-]?(?:share|sharing|media|buttons?|links?|icons?|bar))?|ssba|ssbp|heateor|jp-relatedposts|post-share|entry-share)(?:[\s_-]|$)/i;

const SHARE_LINK =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:facebook\.com\/(?:sharer|share\.php|dialog)|(?:twitter|x)\.com\/(?:intent|share)|whatsapp\.com\/send|linkedin\.com\/(?:shareArticle|sharing|cws)|pinterest\.[a-z.]+\/pin\/create|reddit\.com\/submit|(?:t|telegram)\.me\/share|plus\.google\.com\/share|vk\.com\/share|tumblr\.com\/(?:share|widgets\/share)|addtoany\.com|addthis\.com|weibo\.com\/share|line\.me\/(?:R|lineit)|ycombinator\.com\/submitlink|getpocket\.com\/save)|^whatsapp:\/\/send|^mailto:\?/i;

/** Class names of picture captions and credits that are not in a `figcaption`. */
const CAPTION_CLASS =
  /(?:^|\s)(?:wp-caption(?:-text|-dd)?|(?:image|img|photo|picture|media|figure)[_-]*(?:caption|credits?|legend)|captions?(?:[_-](?:text|image|img|photo))?|credits?[_-](?:image|img|photo))(?:\s|$)/i;

/** Class names and ids of tables of contents, which plug-ins add before a text. */
const CONTENTS_CLASS =
  /(?:^|\s)(?!(?:[^\W_]+[_-]+)*(?:has|with|without|no|hide)[_-])(?:[^\W_]+[_-]+)*(?:(?:lwp|simple)?toc|table[_-]of[_-]contents)(?![_-](?:enabled|disabled|active|none)\b)(?=$|[\s_-])/i;

/** Maximum characters of a block of share buttons or a caption; a longer block is the article itself. */
const MAX_SHARE = 200;
const MAX_CAPTION_LENGTH = 500;
const MAX_CONTENTS_LENGTH = 2_000;

/** Maximum characters of an element that an attribute marks as share buttons, a caption or contents; 0 for others. */
function maxRemoved(attribute: string, value: string): number {
  if (attribute !== 'class' && attribute !== 'id') return SHARE_LINK.test(value) ? MAX_SHARE : 0;
  if (SHARE_CLASS.test(value)) return MAX_SHARE;
  if (CAPTION_CLASS.test(value)) return MAX_CAPTION_LENGTH;
  return CONTENTS_CLASS.test(value) ? MAX_CONTENTS_LENGTH : 0;
}

class RemovedBlock {
  private tag = '';
  private depth = 0;
  private start = 0;
  private most = 0;

  get isOpen(): boolean {
    return this.depth > 0;
  }

  /** Reads a start tag. @param most maximum characters of the element if it may be removed; 0 otherwise */
  opened(tag: string, most: number, textLength: number): void {
    if (this.depth > 0) this.depth += tag === this.tag ? 1 : 0;
    else if (most > 0) [this.tag, this.depth, this.start, this.most] = [tag, 1, textLength, most];
  }

  /**
   * Reads an end tag.
   * @returns the text; without the removable element, if the tag ends that element
   */
  closed(tag: string, text: string): string {
    if (this.depth === 0 || tag !== this.tag || --this.depth > 0) return text;
    return text.length - this.start <= this.most ? `${text.slice(0, this.start)} ` : text;
  }
}

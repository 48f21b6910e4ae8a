import { LANGUAGE_DATA } from '../languages/find-language.js';

/** A sentence or sign that software adds at the end of texts, with quick tests for it. */
interface Boilerplate {
  /** Lower-case words. A text without any of them cannot match the pattern, which is then not tried. */
  hints: readonly string[];
  pattern: RegExp;
  /** Matches the end of every text that `pattern` matches. A text without a match is not tried with `pattern`. */
  ending?: RegExp;
}

const listed = (list = ''): string[] => list.split(', ').filter((phrase) => phrase !== '');
const anyOf = (phrases: readonly string[]): string => `(?:${phrases.join('|').replaceAll("'", "['’]")})`;
const hintOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split("'")
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

const PAGES = LANGUAGE_DATA.flatMap(({ words }) => words?.pages ?? []);
const INVITATIONS = PAGES.flatMap(({ readOn }) => listed(readOn));
const CALLS = PAGES.flatMap(({ calls }) => listed(calls));

/** Matches the beginning of a text, of a sentence, or of a part after a dash or a bar. */
const SENTENCE_START =
  '(?:(?<=^|[.!?…»”"\'’)\\]|–—:>•-]\\s)|(?<=[。！？」】]))(?:[\\p{Extended_Pictographic}\\p{So}\ufe0f►▶→»>*]\\s*)*';

/** What software adds at the end of a text, such as `Continue reading`; removed until no pattern matches any more. */
export const TRAILING_BOILERPLATE: readonly Boilerplate[] = [
  // WordPress: "The post TITLE appeared first on SITE."
  ...PAGES.filter(({ post }) => post !== undefined).map(({ post, appearedOn }) => ({
    hints: listed(appearedOn).map(hintOf),
    pattern: new RegExp(`${anyOf(listed(post))}\\s.{1,400}\\s${anyOf(listed(appearedOn))}\\s.{1,150}$`, 'i'),
  })),
  {
    hints: INVITATIONS.map(hintOf),
    pattern: new RegExp(
      `(?:[[(](?:…|\\.{3})[\\])]\\s*)?[[(]?(?<![a-z])${anyOf(INVITATIONS)}(?![a-z])[^.!?]{0,150}(?:…|\\.{3}|→|»|>+|\\.)?[\\])]?$`,
      'i',
    ),
  },
  // "Article URL: https://… Comments URL: https://… Points: 4 # Comments: 3": only addresses and numbers with their labels.
  {
    hints: ['http'],
    ending: /[:：]\s?(?:https?:\/\/\S+|\d[\d.,]*)\s*$/,
    pattern:
      /(?=#?\s?[\p{Lu}\p{Lo}][\p{L}\p{M}\s]*[:：].*https?:)(?:#?\s?[\p{Lu}\p{Lo}][\p{L}\p{M}]*(?: [\p{L}\p{M}]+){0,2}\s?[:：]\s?(?:https?:\/\/\S+|\d[\d.,]*)(?:\s+|$)){2,20}$/u,
  },
  // "Subscribe: https://…", several of them.
  {
    hints: ['http'],
    ending: /https?:\/\/\S+\s*$/,
    pattern: new RegExp(
      `${SENTENCE_START}(?:[\\p{L}\\p{N}@#&'’/ -]{2,30}[:：►▶→»👉⬇-]+\\s*https?://\\S+(?:\\s+|$)){1,20}$`,
      'u',
    ),
  },
  {
    hints: CALLS.map(hintOf),
    pattern: new RegExp(
      `${SENTENCE_START}${anyOf(CALLS)}(?![\\p{L}\\p{M}])(?:[^.!?。！？]|[.!?](?=\\S)){0,150}[.!?…。！？→»>]{0,3}$`,
      'iu',
    ),
  },
  {
    hints: ['comments', 'comment', 'share this', 'permalink', 'advertisement'],
    pattern:
      /(?:\[link\]\s*\[(?:\d+ )?comments\]|\b\d+ comments?|\bComments|\bShare this:?.{0,100}|\bPermalink(?:\s*\|.{0,60})?|\bAdvertisement)$/i,
  },
  // Forums: "3 posts - 2 participants", "Statistics: Posted by anna — Fri Nov 20, 2026".
  {
    hints: ['participant', 'statistics: posted by'],
    pattern: /(?:\d+ posts? - \d+ participants?|Statistics: Posted by .{1,150})$/i,
  },
  { hints: ['submitted by'], pattern: /submitted by\s*(?:\/?u\/)?\S+.{0,120}$/i },
  {
    hints: ['…]', '...]', '…)', '...)', '[&hellip;]', '(more)', '[more]'],
    pattern: /(?:[[(](?:(?:more)?(?:…|\.{3})|more)[\])]|\[&hellip;\])$/i,
  },
];

/** What software adds at the beginning of a text: "advertisement", "view in browser", settings of Word, arXiv's metadata. */
export const LEADING_BOILERPLATE = new RegExp(
  `^(?:${anyOf(PAGES.flatMap(({ preamble }) => listed(preamble)))}(?:\\s*[.|»›→])?\\s+|` +
    'Normal 0 (?:\\d+ )?(?:false|true) (?:false|true) (?:false|true) [\\w-]+ X-NONE [\\w-]+(?: MicrosoftInternetExplorer\\d)?(?: /\\* Style Definitions \\*/[^{}]{0,100}\\{[^{}]{0,1000}\\})?\\s*|' +
    'arXiv:\\S+ Announce Type: \\S+ Abstract: )',
  'i',
);

const CREDITS = PAGES.flatMap(({ credits }) => listed(credits));
const BYLINES = PAGES.flatMap(({ byline }) => listed(byline));

const NOTES = PAGES.flatMap(({ notes }) => listed(notes));
const LINKS = PAGES.flatMap(({ links }) => listed(links));

/** A year, a time of day or a number of minutes, of which at least one is in the rest of a note of more words. */
const TIME = '(?:\\b(?:19|20)\\d\\d\\b|\\d:\\d\\d|\\d ?min(?:s|ut\\p{L}*)?(?!\\p{L}))';

const NOTE =
  `${anyOf(CREDITS)}\\.?\\s?[:：©/].{1,80}|` +
  `${anyOf(NOTES)}(?!\\s+\\d{4}\\s+\\p{L})(?=.{0,60}${TIME})(?:\\P{L}+\\p{L}+){0,5}[^\\p{L}]*|` +
  `(?:${anyOf(NOTES)}|${anyOf(LINKS)})[^\\p{L}\\p{N}]*|` +
  '\\d+[ -]min(?:ute)?s? read|[\\d:]+ ?/ ?\\d+:\\d\\d|(?:©|copyright (?:©|\\(c\\)|\\d{4})).{1,80}';

const NOTE_LINE = new RegExp(`^[.…»>→|\\s]*(?:${NOTE})$`, 'iu');

/** `By Anna Low, Staff Writer`: the words behind the first begin with capital letters, unlike those of most sentences. */
const BYLINE_LINE = new RegExp(
  `^(?:Posted by|${BYLINES.map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`).join('|')})(?: \\p{Lu}[\\p{L}\\p{M}.,'’-]*(?<!\\p{Ll}{4}\\.)){2,5}$`,
  'u',
);

/** Whether a line of a text is about the text: a picture credit, a byline, the time of reading, the copyright. */
export const isNote = (line: string): boolean => NOTE_LINE.test(line) || BYLINE_LINE.test(line);

/** Matches a text that as a whole is no excerpt: a value such as `null`, an address, a note. */
export const NOT_AN_EXCERPT = new RegExp(
  `^(?:\\{\\s*"[^"]{1,60}"\\s*:.*\\}|${NOTE}|${anyOf(BYLINES)} (?:\\S+ ){1,3}\\S+(?<![.!?])|` +
    '\\(?(?:null|undefined|nan|none|nil|n/a|true|false)\\)?|\\[object object\\]|' +
    'no (?:description|summary|excerpt|content|text)(?: (?:available|provided|found))?\\.?|' +
    '(?:(?:https?://|www\\.)\\S+(?:\\s+|$))+|[^\\p{L}\\p{N}]*)$',
  'iu',
);

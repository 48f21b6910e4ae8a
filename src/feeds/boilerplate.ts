import { LANGUAGE_DATA } from '../languages/find-language.js';

/** A sentence or mark that software adds at the end of texts. */
interface Boilerplate {
  /** Lower case; every text that the pattern matches contains one of them. A cheap test that comes first. */
  hints: readonly string[];
  pattern: RegExp;
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

/**
 * What feed software and publishers add at the end of a text and no reader wants in a preview. Applied to plain text
 * on one line, again and again until nothing matches.
 */
export const TRAILING_BOILERPLATE: readonly Boilerplate[] = [
  // WordPress: "The post TITLE appeared first on SITE."
  ...PAGES.filter(({ post }) => post !== undefined).map(({ post, appearedOn }) => ({
    hints: listed(appearedOn).map(hintOf),
    pattern: new RegExp(`${anyOf(listed(post))}\\s.{1,400}\\s${anyOf(listed(appearedOn))}\\s.{1,150}$`, 'i'),
  })),
  {
    hints: INVITATIONS.map(hintOf),
    pattern: new RegExp(
      `(?:[[(](?:…|\\.{3})[\\])]\\s*)?(?<![a-z])${anyOf(INVITATIONS)}(?![a-z])[^.!?]{0,150}(?:…|\\.{3}|→|»|>+|\\.)?$`,
      'i',
    ),
  },
  {
    hints: ['comments', 'comment', 'share this', 'permalink', 'advertisement'],
    pattern:
      /(?:\[link\]\s*\[(?:\d+ )?comments\]|\b\d+ comments?|\bComments|\bShare this:?.{0,100}|\bPermalink(?:\s*\|.{0,60})?|\bAdvertisement)$/i,
  },
  { hints: ['submitted by'], pattern: /submitted by\s*(?:\/?u\/)?\S+.{0,120}$/i },
  {
    hints: ['[…]', '[...]', '(…)', '(...)', '[&hellip;]'],
    pattern: /(?:[[(](?:…|\.{3})[\])]|\[&hellip;\])$/,
  },
];

export const LEADING_BOILERPLATE = new RegExp(
  `^${anyOf(PAGES.flatMap(({ advertisement }) => advertisement ?? []))}\\s+`,
  'i',
);

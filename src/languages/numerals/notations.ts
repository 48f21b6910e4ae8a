import { readRomanNumeral } from './read-number.js';

/** What writes in one way what titles write in several. */
export type Rule = readonly [
  pattern: RegExp,
  replacement: string | ((whole: string, group: string) => string),
];

/** How a language writes ordinals, scores and abbreviations beside digits, and Roman numerals. */
export interface Notation {
  digits: readonly Rule[];
  roman?: readonly Rule[];
  /** Roman numerals of several letters are ordinals, too: XVII wiek. */
  romanOrdinals?: true;
}

/** What marks digits as an ordinal in every language, until folding makes a small o of it. */
const ORDINAL = 'º';
/** What must not stand beside a score: times with seconds, addresses, dates with a year. */
const [APART_BEFORE, APART_BEHIND] = ['(?<![\\d.,:/_-])', '(?![\\d/:_-]|[.,]\\d)'];

/** What stands between the numbers of a score. */
const score = (between: string): Rule => [
  new RegExp(`${APART_BEFORE}(\\d{1,3})${between}(\\d{1,3})${APART_BEHIND}`, 'gu'),
  '$1_$2',
];
const behind = (list: string): RegExp => new RegExp(`(\\d)(?:${list})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
/** What makes the digits before it an ordinal: 3rd, 3-й, 3ème. */
const ordinal = (list: string): Rule => [behind(list), `$1${ORDINAL}`];
/** What only inflects the digits before it: 3-х, 3-ма. */
const cardinal = (list: string): Rule => [behind(list), '$1'];
/** What makes the digits behind it an ordinal. */
const ordinalLead = (list: string): Rule => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(\\d+)(?!\\d)`, 'giu'),
  `$1${ORDINAL}`,
];
/** A dot makes an ordinal, before a small letter or, in German, any. */
const dotted = (next: string): Rule => [
  new RegExp(`(?<![\\d.,])(\\d{1,2})\\.(?=\\s${next})`, 'gu'),
  `$1${ORDINAL}`,
];
/** Short forms behind numbers whose dot belongs to them: w. is also a preposition. */
const short = (list: string): Rule[] =>
  list.split(' ').map((entry) => {
    const [from, to] = entry.split(':') as [string, string];
    return [new RegExp(`([\\dºIVX]\\s?)${from}\\.(?!\\p{L})`, 'gu'), `$1 ${to} `];
  });

const asOrdinal = (roman: string): string => {
  const value = readRomanNumeral(roman.toLowerCase().padStart(2, 'x'));
  return value === null ? roman : `${roman.length === 1 ? value - 10 : value}${ORDINAL}`;
};
const inGroup = (_: string, numeral: string): string => asOrdinal(numeral);
const joinGroups = (digits: string): string => digits.replace(/\s/g, '');
/** Latin digits come alone, from the first to the tenth: `w I kwartale`. */
const LONE_ROMAN: Rule = [/(?<=[\p{L},]\s)[IVX](?=\s\p{Ll})/gu, asOrdinal];

const SMALL = dotted('\\p{Ll}');
const SLAVIC_LATIN: Notation = { digits: [SMALL], roman: [LONE_ROMAN], romanOrdinals: true };
const ROMANCE = '\\.?\\s?[ºª°](?!\\s?[CF]\\b)';
const SPACED_A = score('\\s(?:a|x)\\s');
const CYRILLIC = ordinal('-?(?:[йяеюм]|го|му|ая|ое|ую|ой|ої|ій|ий|ый|а|у|та|то|ї|га|ша)');
const eastSlavic = (abbreviations: string): Notation => ({
  digits: [CYRILLIC, cardinal('-(?:х|ти|ми|ма)'), ...short(abbreviations)],
  roman: [...short(abbreviations), LONE_ROMAN],
  romanOrdinals: true,
});
const SOUTH_SLAVIC: Notation = {
  digits: [
    ordinal('-?(?:[йяеи]|ви|ва|во|ри|ра|ро|ти|та|то|ми|ия|ият|ата|ото)'),
    cardinal('-?(?:ма|мата|мина)'),
    ...short('г:година в:век'),
  ],
  roman: [LONE_ROMAN],
  romanOrdinals: true,
};

/** By analysis language; `*` for all. */
export const NOTATIONS: Readonly<Record<string, Notation>> = {
  '*': {
    digits: [
      [/(?<![\d.,])(\d{1,3})((?:[\s\u00a0\u2009\u202f]\d{3})+)(?![\d.,]?\d)/g, joinGroups],
      // A score's colon has a space on both sides or none: `A1: 3 injured` tells no score.
      [
        /(?<![A-Za-z\u00c0-\u024f\d:/-])(\d{1,3})(?:\s?[-‐‑–—]\s?|:|\s:\s)(\d{1,3})(?![\d/]|[-:]\d)/gu,
        '$1_$2',
      ],
      // The last nought of two places says nothing: 3.50% is 3.5%.
      [
        /(?<![\d.,])(\d+[.,][1-9])0(?=\s?(?:[%％€£₽₩]|퍼센트))|(?<=[$€£]\s?)(\d+[.,][1-9])0(?![\d.,])/gu,
        '$1$2',
      ],
      // The larger one of two things: S24 and S24+.
      [/(?<=\p{L})(\d{1,3})\+(?!\d)/gu, '$1 Plus'],
      [/(?<=\d)٫(?=\d)/gu, '.'],
      [/(?<=\d)٬(?=\d)/gu, ','],
      score('\\s?[：∶−－―]\\s?'),
      [/(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/.,])/g, '$1_$2'],
      [/(?<![\p{L}\p{N}])USA?(?=\$)/gu, ''],
    ],
  },
  en: { digits: [ordinal('st|nd|rd|th')] },
  de: { digits: [score('\\s(?:zu)\\s'), dotted('\\p{L}')] },
  fr: {
    digits: [score('\\s(?:à)\\s'), ordinal('ers?|ère|re|e|è|ème|eme|ième|nde?')],
    roman: [[/(?<![\p{L}\p{N}])([IVX]+)(?:er|re|e|è|ème|eme)(?![\p{L}\p{N}])/gu, inGroup]],
  },
  es: { digits: [SPACED_A, ordinal(`${ROMANCE}|\\.?(?:er|ro|ra|do|da|to|ta)`)] },
  pt: { digits: [SPACED_A, ordinal(ROMANCE)] },
  gl: { digits: [SPACED_A, ordinal(ROMANCE)] },
  it: { digits: [SPACED_A, ordinal(ROMANCE)] },
  ca: { digits: [SPACED_A, ordinal(`${ROMANCE}|r|n|t|è|a`)] },
  nl: { digits: [ordinal('e|de|ste')] },
  sv: { digits: [ordinal(':?[ae]')] },
  da: { digits: [SMALL] },
  no: { digits: [SMALL] },
  is: { digits: [SMALL] },
  fi: SLAVIC_LATIN,
  et: SLAVIC_LATIN,
  lv: SLAVIC_LATIN,
  lt: {
    digits: [ordinal('-?(?:asis|oji|ąjį|ojo|oje|ajame|iojo)')],
    roman: [LONE_ROMAN],
    romanOrdinals: true,
  },
  pl: {
    ...SLAVIC_LATIN,
    digits: [SMALL, ...short('w:wieku r:roku')],
    roman: [...short('w:wieku'), LONE_ROMAN],
  },
  cs: SLAVIC_LATIN,
  sk: SLAVIC_LATIN,
  hr: SLAVIC_LATIN,
  sr: SLAVIC_LATIN,
  bs: SLAVIC_LATIN,
  sl: SLAVIC_LATIN,
  hu: {
    digits: [cardinal('-(?:[aeo]n|r[ae]|b[ae]n?|b[óő]l|r[óő]l|t[óő]l|[vk][ae]l|[aeoöu]t|t|n[ae]k)'), SMALL],
    roman: [LONE_ROMAN],
    romanOrdinals: true,
  },
  tr: { digits: [ordinal("['’]?[iıuü]?nc[iıuü]"), SMALL] },
  az: { digits: [ordinal('-?c[iıuü]')] },
  ru: eastSlavic('г:года гг:годов в:века'),
  uk: eastSlavic('р:року ст:століття'),
  be: eastSlavic('г:года ст:стагоддзя'),
  bg: SOUTH_SLAVIC,
  mk: SOUTH_SLAVIC,
  el: { digits: [ordinal('[οη]ς?|ου|ης|ον|ος')] },
  hi: { digits: [ordinal('वां|वीं|वें|ला|ली|रा|री|था|थी')] },
  bn: { digits: [ordinal('ম|য়|র্থ|তম')] },
  id: { digits: [ordinalLead('ke-?\\s?')] },
  ms: { digits: [ordinalLead('ke-?\\s?')] },
  fil: { digits: [ordinalLead('ika-?')] },
  ro: { digits: [score('\\s(?:la)\\s')] },
  zh: { digits: [score('\\s?比\\s?')] },
  ja: { digits: [score('\\s?対\\s?')] },
  ko: { digits: [score('\\s?대\\s?')] },
};

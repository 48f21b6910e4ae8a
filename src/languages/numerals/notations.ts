/** How a language writes ordinals and scores with digits. All are parts of regular expressions. */
export interface Notation {
  /** What makes the digits before it an ordinal: 3rd, 3-й, 3ème. */
  ordinal?: string;
  /** What only inflects the digits before it: 3-х, 3-ма. */
  cardinal?: string;
  /** What makes the digits behind it one. */
  ordinalLead?: string;
  /** A dot makes an ordinal, before a small letter or, in German, any. */
  dotted?: 'small' | 'any';
  /** Roman numerals are ordinals: XVII wiek. */
  romanOrdinals?: true;
  /** Roman numerals with what makes them ordinals; the numeral is the first group. */
  romanOrdinal?: string;
  /** What stands between the numbers of a score, beside signs. */
  score?: string;
}

const SLAVIC_LATIN: Notation = { dotted: 'small', romanOrdinals: true };
const ROMANCE_ORDINAL = '\\.?\\s?[ºª°](?!\\s?[CF]\\b)';
const CYRILLIC_ORDINAL = '-?(?:[йяеюм]|го|му|ая|ое|ую|ой|ої|ій|ий|ый|а|у|та|то|ї|га|ша)';
const EAST_SLAVIC: Notation = { ordinal: CYRILLIC_ORDINAL, cardinal: '-(?:х|ти|ми|ма)', romanOrdinals: true };
const SOUTH_SLAVIC: Notation = {
  ordinal: '-?(?:[йяеи]|ви|ва|во|ри|ра|ро|ти|та|то|ми|ия|ият|ата|ото)',
  cardinal: '-?(?:ма|мата|мина)',
  romanOrdinals: true,
};

/** By analysis language. */
export const NOTATIONS: Readonly<Record<string, Notation>> = {
  en: { ordinal: 'st|nd|rd|th' },
  de: { dotted: 'any', score: 'zu' },
  fr: { ordinal: 'ers?|ère|re|e|è|ème|eme|ième|nde?', score: 'à', romanOrdinal: '(?<![\\p{L}\\p{N}])([IVX]+)(?:er|re|e|è|ème|eme)(?![\\p{L}\\p{N}])' },
  es: { ordinal: `${ROMANCE_ORDINAL}|\\.?(?:er|ro|ra|do|da|to|ta)`, score: 'a|x' },
  pt: { ordinal: ROMANCE_ORDINAL, score: 'a|x' },
  gl: { ordinal: ROMANCE_ORDINAL, score: 'a' },
  it: { ordinal: ROMANCE_ORDINAL, score: 'a' },
  ca: { ordinal: `${ROMANCE_ORDINAL}|r|n|t|è|a`, score: 'a' },
  nl: { ordinal: 'e|de|ste' },
  sv: { ordinal: ':?[ae]' },
  da: { dotted: 'small' },
  no: { dotted: 'small' },
  is: { dotted: 'small' },
  fi: { dotted: 'small', romanOrdinals: true },
  et: { dotted: 'small', romanOrdinals: true },
  lv: { dotted: 'small', romanOrdinals: true },
  lt: { ordinal: '-?(?:asis|oji|ąjį|ojo|oje|ajame|iojo)', romanOrdinals: true },
  pl: SLAVIC_LATIN,
  cs: SLAVIC_LATIN,
  sk: SLAVIC_LATIN,
  hr: SLAVIC_LATIN,
  sr: SLAVIC_LATIN,
  bs: SLAVIC_LATIN,
  sl: SLAVIC_LATIN,
  hu: {
    dotted: 'small',
    cardinal: '-(?:[aeo]n|r[ae]|b[ae]n?|b[óő]l|r[óő]l|t[óő]l|[vk][ae]l|[aeoöu]t|t|n[ae]k)',
    romanOrdinals: true,
  },
  tr: { dotted: 'small', ordinal: "['’]?[iıuü]?nc[iıuü]" },
  az: { ordinal: '-?c[iıuü]' },
  ru: EAST_SLAVIC,
  uk: EAST_SLAVIC,
  be: EAST_SLAVIC,
  bg: SOUTH_SLAVIC,
  mk: SOUTH_SLAVIC,
  el: { ordinal: '[οη]ς?|ου|ης|ον|ος' },
  hi: { ordinal: 'वां|वीं|वें|ला|ली|रा|री|था|थी' },
  bn: { ordinal: 'ম|য়|র্থ|তম' },
  id: { ordinalLead: 'ke-?\\s?' },
  ms: { ordinalLead: 'ke-?\\s?' },
  fil: { ordinalLead: 'ika-?' },
  ro: { score: 'la' },
  zh: { score: '比' },
  ja: { score: '対' },
  ko: { score: '대' },
};

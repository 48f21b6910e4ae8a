/** Words that tell who does something to whom, as written. */
export interface RoleWords {
  /** Articles and the like in front of who does it. */
  subject?: string;
  /** In front of whom it is done to. */
  object?: string;
  /** Behind whom it is done to: postpositions, and endings behind an apostrophe. */
  objectBehind?: string;
  /** Prepositions that, moved with what they open, say where something is. */
  locative?: string;
  /** Against whom. */
  opponent?: string;
  /** Before the one who did it: `bitten by a dog`. */
  agent?: string;
}

/** By analysis language; those that tell it by endings alone are not here. */
export const ROLE_WORDS: Readonly<Record<string, RoleWords>> = {
  en: { locative: 'in at near', opponent: 'against', agent: 'by' },
  de: {
    subject: 'der ein',
    object: 'den dem einen einem',
    locative: 'in im am bei',
    opponent: 'gegen',
  },
  fr: { locative: 'en dans pres', opponent: 'contre', agent: 'par' },
  nl: { locative: 'in bij', opponent: 'tegen', agent: 'door' },
  sv: { locative: 'i på', opponent: 'mot' },
  da: { locative: 'i på', opponent: 'mod imod' },
  no: { locative: 'i på', opponent: 'mot' },
  es: { object: 'al a', opponent: 'contra', locative: 'en' },
  pt: { opponent: 'contra', locative: 'em' },
  it: { opponent: 'contro', locative: 'nel nella' },
  ro: { object: 'pe', locative: 'in' },
  pl: { opponent: 'przeciw przeciwko', agent: 'przez', locative: 'w we na' },
  cs: { opponent: 'proti', locative: 'v ve na' },
  sk: { opponent: 'proti', locative: 'v vo na' },
  sl: { opponent: 'proti', locative: 'v na' },
  hr: { opponent: 'protiv', locative: 'u na' },
  sr: { opponent: 'protiv', locative: 'u na' },
  bs: { opponent: 'protiv', locative: 'u na' },
  ru: { opponent: 'против', locative: 'в во на' },
  uk: { opponent: 'проти', locative: 'в у на' },
  be: { locative: 'в у на' },
  bg: { opponent: 'против', locative: 'в във на' },
  mk: { opponent: 'против', locative: 'во на' },
  lt: { locative: 'tai' },
  el: { subject: 'ο η οι', object: 'τον την τη τους τις', locative: 'στη στην στο στον' },
  ar: { locative: 'في' },
  he: { object: 'את' },
  tr: { objectBehind: 'i ı u ü yi yı yu yü e a ye ya' },
  fa: { objectBehind: 'را' },
  hi: { objectBehind: 'को' },
  ur: { objectBehind: 'کو' },
  pa: { objectBehind: 'ਨੂੰ' },
};

/**
 * Languages that mark by the ending of a word who does what to whom, and are free to put either first: the same
 * forms in another order say the same. Not those where only articles do (German) or nothing does.
 */
export const CASE_MARKING_LANGUAGES: ReadonlySet<string> = new Set(
  'ru uk be pl cs sk sl hr sr bs lv lt is fi et hu el tr az kk uz mn hy ka eu'.split(' '),
);

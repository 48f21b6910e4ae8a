/** Words that tell who does something to whom, as written. */
export interface RoleWords {
  /** Articles and the like in front of who does it. */
  subject?: string;
  /** In front of whom it is done to. */
  object?: string;
  /** Behind whom it is done to: postpositions, and endings behind an apostrophe. */
  objectBehind?: string;
}

/** By analysis language; those that tell it by endings alone are not here. */
export const ROLE_WORDS: Readonly<Record<string, RoleWords>> = {
  de: { subject: 'der ein', object: 'den dem einen einem' },
  el: { subject: 'ο η οι', object: 'τον την τη τους τις' },
  es: { object: 'al a' },
  ro: { object: 'pe' },
  he: { object: 'את' },
  tr: { objectBehind: 'i ı u ü yi yı yu yü e a ye ya' },
  fa: { objectBehind: 'را' },
  hi: { objectBehind: 'को' },
  ur: { objectBehind: 'کو' },
  pa: { objectBehind: 'ਨੂੰ' },
};

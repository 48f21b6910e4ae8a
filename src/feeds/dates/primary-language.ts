/** Codes under which the tables have a language that tags also name otherwise. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil', iw: 'he', in: 'id' };

/** The code of a language in the tables of dates: its primary subtag, `''` when there is none. */
export function primaryLanguage(tag: string | null): string {
  const primary = /^[a-z]{2,3}(?![a-z])/i.exec(tag ?? '')?.[0].toLowerCase() ?? '';
  return SAME[primary] ?? primary;
}

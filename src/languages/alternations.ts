type Alternation = readonly [sound: RegExp, other: string];

const FLEETING_VOWEL: Alternation = [/[eao](?=[cknlrm]$)/, ''];
const SOFT_C: Alternation = [/c$/, 'k'];
const DOUBLED_VOWEL: Alternation = [/([aeou])\1(?=[a-z]$)/, '$1'];

/**
 * Sounds of a stem that change with what follows it: Dutch golf and golven, Polish gatunek and gatunki, Icelandic
 * vextir and vöxtum; in Arabic the vowels between the consonants of the root (jisr, jusūr). Applied in their order.
 */
export const ALTERNATIONS: Readonly<Record<string, readonly Alternation[]>> = {
  af: [DOUBLED_VOWEL, [/[vw]$/, 'f'], [/sted?$/, 'stad'], [/hed?$/, 'heid']],
  ar: [[/(?<=.)[اوي](?=.)/gu, '']],
  az: [[/g$/, 'k']],
  be: [
    [/ў/g, 'в'],
    [/о/g, 'а'],
    [/[еа](?=[кнцлр]$)/, ''],
  ],
  bg: [
    [/ц$/, 'к'],
    [/[ъ](?=[ркнлм]$)/, ''],
  ],
  bn: [
    [/[ূ]/gu, 'ু'],
    [/[ী]/gu, 'ি'],
  ],
  bs: [FLEETING_VOWEL, SOFT_C],
  ca: [
    [/j/g, 'g'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
  ],
  cs: [[/e(?=[cknlrm]$)/, '']],
  et: [
    [/l[dl]$/, 'l'],
    [/nk$/, 'n'],
    [/g$/, 'k'],
    [/b$/, 'p'],
    [/d$/, 't'],
  ],
  fi: [
    [/l[lt]$/, 'l'],
    [/n[ntgk]$/, 'n'],
    [/m[mp]$/, 'm'],
    [/r[rt]$/, 'r'],
    [/(?<=[lr])k$/, ''],
    [/d$/, 't'],
  ],
  fil: [[/o/g, 'u']],
  gu: [
    [/ૂ/gu, 'ુ'],
    [/ી/gu, 'િ'],
  ],
  hi: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  hr: [FLEETING_VOWEL, SOFT_C],
  is: [[/[aeo](?=[^aeiouy]+$)/, 'a']],
  it: [[/h$/, '']],
  ka: [[/[ეაო](?=[ლრნმ]$)/, '']],
  mk: [
    [/ц$/, 'к'],
    [/[ео](?=[кнлрцм]$)/, ''],
  ],
  mr: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  ne: [
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  nl: [DOUBLED_VOWEL, [/v$/, 'f'], [/z$/, 's'], [/sted$/, 'stad'], [/hed$/, 'heid']],
  pl: [[/e(?=[cknlrz]$)/, ''], SOFT_C],
  ro: [
    [/z$/, 'd'],
    [/oa(?=[^aeiou]*$)/, 'o'],
    [/ea(?=[^aeiou]+$)/, 'e'],
  ],
  ru: [[/[ео](?=[кнцлр]$)/, '']],
  si: [[/ී/gu, 'ි']],
  sk: [[/[eo](?=[cknlrm]$)/, '']],
  sl: [FLEETING_VOWEL, SOFT_C],
  sr: [FLEETING_VOWEL, SOFT_C],
  tr: [
    [/g$/, 'k'],
    [/b$/, 'p'],
    [/d$/, 't'],
  ],
  uk: [
    [/[ео](?=[кнцлр]$)/, ''],
    [/і/g, 'о'],
  ],
};

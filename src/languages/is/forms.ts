import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'is',
  endings: 'unum inum inni ins inn um ar ir ur a i u id num na nar ana ina s',
  alternations: [[/[aeo](?=[^aeiouy]+$)/, 'a']],
  marksCase: true,
};

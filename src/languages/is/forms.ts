import type { Forms } from '../language.js';

export const forms: Forms = {
  lemmas: 'is',
  endings: 'unum inum inni ins inn um ar ir ur a i u id num na nar ana ina s',
  alternations: [[/[aeo](?=[^aeiouy]+$)/, 'a']],
  marksCase: true,
};

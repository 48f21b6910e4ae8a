import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'ro',
  shortStems: true,
  endings: 'urilor urile ilor iilor ului elor uri ele lor ul ii ei ea le a e i u ie iei iile ua la l',
  alternations: [
    [/z$/, 'd'],
    [/oa(?=[^aeiou]*$)/, 'o'],
    [/ea(?=[^aeiou]+$)/, 'e'],
  ],
  spellings: { words: 'kilometri:km' },
};

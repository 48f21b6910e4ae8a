import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'hr',
  letters: [[/dj/g, 'd']],
  shortStems: true,
  endings: 'ima ama ova eva om em og eg oj ih im a e i o u ovi ovima evi evima',
  alternations: [
    [/[eao](?=[cknlrm]$)/, ''],
    [/c$/, 'k'],
  ],
  marksCase: true,
  spellings: { words: 'kilometri:km' },
};

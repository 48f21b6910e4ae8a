import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  endings: 'e s te de ens heid ers ë',
  vowelEndings: 'e',
  alternations: [
    [/([aeou])\1(?=[a-z]$)/, '$1'],
    [/[vw]$/, 'f'],
    [/sted?$/, 'stad'],
    [/hed?$/, 'heid'],
  ],
};

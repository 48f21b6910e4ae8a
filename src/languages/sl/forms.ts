import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'sl',
  shortStems: true,
  endings: 'ami imi ega emu ih im om em ah ov ev a e i o u je ji',
  alternations: [
    [/[eao](?=[cknlrm]$)/, ''],
    [/c$/, 'k'],
  ],
  marksCase: true,
};

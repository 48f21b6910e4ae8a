import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'sk',
  shortStems: true,
  endings: 'ami ymi imi ych ich eho emu ovi ove och ach iach om am ou a e i o u y ov um',
  alternations: [[/[eo](?=[cknlrm]$)/, '']],
  marksCase: true,
  spellings: { words: 'kilometrov:km' },
};

import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'sq',
  shortStems: true,
  endings: 'eve ave ive et te it ut ve in en un e a i u at rat ra ja je vet es',
};

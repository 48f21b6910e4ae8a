import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  shortStems: true,
  endings: 'ებში ებით ების ებმა ებს ები ში ით ის მა ს ი ზე მ ე ად თან ებზე დან ებიდან ო ა',
  alternations: [[/[ეაო](?=[ლრნმ]$)/, '']],
  marksCase: true,
};

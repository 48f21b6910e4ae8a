import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'lt',
  shortStems: true,
  endings:
    'iams oms uose iuose ose ais omis iu io ia us as is os es ai ei oje eje yje uje iuje u a e i o y ys ui iai ius',
  marksCase: true,
};

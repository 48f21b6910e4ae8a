import type { InflectionForms } from '../language.js';

/** Words change at their start: `Cymru`, `Gymru`, `Nghymru`. Sounds that stand for each other become one. */
export const forms: InflectionForms = {
  endings: 'au iau on ion ydd oedd',
  alternations: [
    [/^(?:ngh|ch|c)/, 'g'],
    [/^g(?=w)/, ''],
    [/^(?:mh|ph|[pbm])/, 'f'],
    [/^(?:nh|th|dd|t)/, 'd'],
    [/^ll/, 'l'],
    [/^rh/, 'r'],
  ],
};

import type { InflectionForms } from '../language.js';

/** Words change at their start after an article, a possessive or a preposition: `cúirt`, `chúirt`, `gcúirt`. */
export const forms: InflectionForms = {
  endings: 'anna acha aí eanna í ta te',
  alternations: [
    [/^bhf/, 'f'],
    [/^([bcdfgmpst])h/, '$1'],
    [/^m(?=b)|^g(?=c)|^n(?=[dg])|^b(?=p)|^d(?=t)|^t(?=s)/, ''],
    [/(?<=[aou])i(?=[^aeiou]+$)/, ''],
  ],
};

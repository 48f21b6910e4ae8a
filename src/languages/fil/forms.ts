import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  prefixes: 'nag mag pag nang mang pang naka na ma pa ka i',
  infix: /^([bdghklmnprstwy])(?:in|um)(?=[aeiou])/,
  saidTwice: /^([bdghklmnprstwy]?[aeiou])(?=\1)/,
  endings: 'ng ing n an in han hin ang',
  alternations: [[/o/g, 'u']],
};

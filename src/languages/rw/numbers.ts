import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'mutarama/mut | gashyantare/gas | werurwe/wer | mata/mat | gicurasi/gic | kamena/kam | nyakanga/nya | kanama/kan | nzeri/nze | ukwakira/ukw | ugushyingo/ugu | ukuboza/uku',
};

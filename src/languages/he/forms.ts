import type { Forms } from '../language.js';

export const forms: Forms = {
  apostropheInside: true,
  clitics: 'והבלמשכ',
  prefixes: 'ה ו ב ל מ ש כ וה וב ול ומ ושה שה מה כש',
  shortStems: true,
  finalLetters: 'ך:כ ם:מ ן:נ ף:פ ץ:צ',
  endings: 'ים ות יים ית ה י ת',
  clinging: /^[בהו](?=[א-ת]{3})(.+)$/,
};

import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  article: /^(?:[وفبك]?ال|لل)(?=...)/u,
  clitics: 'وفبلك',
  prefixes: 'و ف ب ل ك س ا ي ت ن سي ست',
  endings: 'ات ون ين ان ت وا ها هم هن نا يه ه ي ا اء ء',
  alternations: [[/(?<=.)[اوي](?=.)/gu, '']],
  spellings: {
    rules: [[/(?<=^ا)ميرك/u, 'مريك']],
    titleWords: 'غربي:غرب شرقي:شرق شمالي:شمال جنوبي:جنوب',
    // Without its article and preposition it would be the number a hundred.
    title: [[/(?<!\p{L})(?:بالم[ئا]?[ئي]?ة|في الم[ئا]ئ?ة)(?!\p{L})/gu, ' % ']],
  },
  clinging: /^[بو](?=[ء-ي]{4})(.+)$/,
};

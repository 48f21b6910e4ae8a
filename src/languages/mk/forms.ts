import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'mk',
  shortStems: true,
  endings: 'ите ата ото ето от та то те ови еви ски ска ско а о е и у',
  alternations: [
    [/ц$/, 'к'],
    [/[ео](?=[кнлрцм]$)/, ''],
  ],
  behindWord: 'та те то',
  spellings: { words: 'км:km кг:kg' },
};

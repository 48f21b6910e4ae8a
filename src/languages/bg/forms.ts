import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'bg',
  shortStems: true,
  endings: 'ите ата ята ото ето ът ят та то те ия ие ове еве ски ска ско а я о е и у й ища ище овете',
  alternations: [
    [/ц$/, 'к'],
    [/[ъ](?=[ркнлм]$)/, ''],
  ],
  behindWord: 'та те то ът ят',
  spellings: { words: 'км:km кг:kg' },
};

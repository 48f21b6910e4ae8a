import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  apostropheInside: true,
  shortStems: true,
  endings:
    'амі ямі ага яга аму яму ымі імі ах ях оў аў еў ёў ой ай ей ая яя ае яе ыя ія ую юю ом ам ем ям ы і а я о е у ю ь',
  vowelEndings: 'а о у ы і е ю я',
  alternations: [
    [/ў/g, 'в'],
    [/дз$/, 'д'],
    [/ц$/, 'т'],
    [/о/g, 'а'],
    [/[еа](?=[кнцлр]$)/, ''],
  ],
  marksCase: true,
  spellings: { words: 'км:km кг:kg га:ha' },
};

import { type InflectionForms } from '../language.js';
import { combinations } from '../word-lists.js';

export const forms: InflectionForms = {
  lemmas: 'it',
  shortStems: true,
  endings: 'i e a o',
  alternations: [[/h$/, '']],
  verbs: {
    endings: `are ere ire arsi ersi irsi arlo arla
    ${combinations('er ir ar', 'o ai a emo ete anno ebbe ebbero ei')}
    o i a e iamo ate ete ite ano ono ava avano eva evano iva ivano arono irono erono isce iscono
    ${combinations('at ut it', 'o a i e')} ando endo azione azioni izione izioni zione zioni ione ioni amento amenti imento imenti`,
    plainEndings: `are ere ire ${combinations('er ir', 'a anno ebbe ebbero')} ato ata ati ate uto uta uti ute ito ita iti ano ono azione azioni zione`,
    alternations: [
      [/apert(?:ur)?$/, 'apr'],
      [/(?<=^(?:di|am|per|tras|s))m[ei]ss$/, 'mett'],
      [/chius$/, 'chiud'],
      [/(?<=[cg])i$/, ''],
    ],
    exceptions: 'mercato mercati partito partiti partita partite',
  },
  spellings: {
    words: 'chilometri:km ettari:ha',
    titleWords: 'gov:governo',
    title: [[/all['’]età di (?=\d)/g, 'a ']],
  },
};

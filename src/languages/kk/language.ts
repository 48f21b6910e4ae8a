import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country; the environment desk is `экология`. */
export const kk: Language = {
  code: 'kk',
  aliases: ['kaz'],
  endonym: 'қазақ тілі',
  englishName: 'Kazakh',
  script: 'Cyrl',
  direction: 'ltr',
  defaultRegion: 'KZ',
  trendingQuery: 'басты жаңалықтар',
  regionNames: { US: 'АҚШ', GB: 'Ұлыбритания', AE: 'БАӘ', RU: 'Ресей', CN: 'Қытай' },
  categories: {
    world: 'әлем',
    national: 'Қазақстан',
    business: 'бизнес',
    technology: 'технология',
    entertainment: 'ойын-сауық',
    sports: 'спорт',
    science: 'ғылым',
    health: 'денсаулық',
    politics: 'саясат',
    economy: 'экономика',
    environment: 'экология',
  },
  sectionNames: {
    world: 'шетел, халықаралық, әлем жаңалықтары, дүние, Еуропа, Орталық Азия, шет ел',
    national: 'қоғам, ел, елімізде, аймақтар, отандық',
    business: 'қаржы*, компаниялар, банк, банктер, кәсіпкерлік, ақша, нарық',
    technology: `
      технологиялар, техника, ғылым және технология, ғылым және техника, интернет, жасанды интеллект,
      цифрландыру, IT
    `,
    entertainment: 'мәдениет*, шоу бизнес*, кино*, музыка*, өнер, жұлдыздар, театр, шоубиз',
    sports: 'футбол*, бокс*, күрес, теннис, хоккей, дзюдо, Чемпиондар лигасы, олимпиада',
    science: 'ғылым және технология, ғылым және техника, ғылым және білім, ғарыш',
    health: 'медицина*, денсаулық сақтау, коронавирус, covid 19, аурулар',
    politics: 'сайлау*, парламент, үкімет, мәжіліс, сыртқы саясат, президент',
    economy: 'инфляция, макроэкономика, экономикалық жаңалықтар',
    environment: 'қоршаған орта*, табиғат, климат, климаттың өзгеруі',
  },
  sectionHead: 'last',
  newsWords: 'жаңалықтар жаңалық соңғы басты хабар хабарлар тақырып бөлім бүгін',
  and: 'және мен',
  forms,
  numbers,
  words,
};

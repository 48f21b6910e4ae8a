import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Distinguished from Kazakh by long vowels and by having no і, қ and ғ, from Mongolian by its endings. */
export const ky: Language = {
  code: 'ky',
  aliases: ['kir'],
  endonym: 'Кыргызча',
  englishName: 'Kyrgyz',
  script: 'Cyrl',
  direction: 'ltr',
  defaultRegion: 'KG',
  trendingQuery: 'башкы жаңылыктар',
  regionNames: { US: 'АКШ', GB: 'Улуу Британия', RU: 'Орусия' },
  categories: {
    world: 'дүйнө',
    national: 'өлкө ичинде',
    business: 'бизнес',
    technology: 'технология',
    entertainment: 'шоу-бизнес',
    sports: 'спорт',
    science: 'илим',
    health: 'саламаттык',
    politics: 'саясат',
    economy: 'экономика',
    environment: 'экология',
  },
  sectionNames: {
    world: 'дүйнөдө, дүйнө жүзү, эл аралык, чет өлкө, Борбор Азия, Россия, аймак',
    national: 'Кыргызстан, коом, өлкө, жергиликтүү, ички саясат жана коом, Бишкек',
    business: 'ишкердик, ишкерлик, каржы*, банк, соода, рынок',
    technology: 'технологиялар, илим жана технология, илим жана техника, интернет, санарип',
    entertainment: 'маданият*, искусство, кино*, музыка*, жылдыздар, маданият жана искусство, көңүл ачуу',
    sports: 'футбол*, күрөш*, бокс*, ММА, көк бөрү, спорт жаңылыктары',
    science: 'илим жана технология, илим жана техника, илим билим, космос',
    health: 'ден соолук*, медицина*, саламаттык сактоо, коронавирус',
    politics: 'шайлоо*, парламент, өкмөт, Жогорку Кеңеш, бийлик',
    economy: 'экономикалык, финансы, айыл чарба, бюджет',
    environment: 'айлана-чөйрө, климат*, жаратылыш, табият',
  },
  sectionHead: 'last',
  newsWords: 'жаңылыктар жаңылык жаңылыктары кабарлар кабар акыркы соңку',
  and: 'жана',
  forms,
  numbers,
  words,
};

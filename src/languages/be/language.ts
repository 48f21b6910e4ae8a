import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country; the environment desk is `экалогія`. */
export const be: Language = {
  code: 'be',
  aliases: ['bel'],
  endonym: 'беларуская',
  englishName: 'Belarusian',
  script: 'Cyrl',
  direction: 'ltr',
  defaultRegion: 'BY',
  trendingQuery: 'галоўныя навіны',
  regionNames: { US: 'ЗША', AE: 'ААЭ' },
  categories: {
    world: 'свет',
    national: 'Беларусь',
    business: 'бізнес',
    technology: 'тэхналогіі',
    entertainment: 'забавы',
    sports: 'спорт',
    science: 'навука',
    health: 'здароўе',
    politics: 'палітыка',
    economy: 'эканоміка',
    environment: 'экалогія',
  },
  sectionNames: {
    world: 'у свеце, замежжа, міжнародныя, за мяжой, Еўропа, навіны свету',
    national: 'грамадства, у Беларусі, краіна, навіны Беларусі',
    business: 'кампаніі, фінансы*, грошы, банкі, рынкі, прадпрымальніцтва',
    technology: 'тэхніка, навука і тэхніка, навука і тэхналогіі, інтэрнэт, штучны інтэлект, ІТ',
    entertainment: 'культура*, шоу бізнес*, кіно*, музыка*, зоркі, тэатр, мастацтва, забаўкі',
    sports: 'футбол*, хакей*, тэніс, біятлон, баскетбол, бокс, лёгкая атлетыка, алімпіяда',
    science: 'космас, навука і тэхналогіі, навука і тэхніка, астраномія, археалогія',
    health: 'медыцына*, ахова здароўя, каранавірус, covid 19, хваробы',
    politics: 'выбары*, улада, урад, парламент, палітвязні',
    economy: 'інфляцыя, макраэканоміка, эканамічныя навіны, ВУП',
    environment: 'прырода, клімат, навакольнае асяроддзе, змены клімату, змена клімату, ахова прыроды',
  },
  sectionHead: 'either',
  newsWords: 'навіны навіна апошнія галоўныя галоўнае сёння рубрыка тэма тэмы пра у ў',
  and: 'і ды',
  forms,
  numbers,
  words,
};

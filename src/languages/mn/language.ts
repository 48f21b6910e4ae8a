import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is the society desk, `нийгэм`. */
export const mn: Language = {
  code: 'mn',
  aliases: ['mon', 'khk'],
  endonym: 'монгол',
  englishName: 'Mongolian',
  script: 'Cyrl',
  direction: 'ltr',
  defaultRegion: 'MN',
  trendingQuery: 'онцлох мэдээ',
  regionNames: { US: 'АНУ', GB: 'Их Британи', RU: 'ОХУ', CN: 'БНХАУ' },
  categories: {
    world: 'дэлхий',
    national: 'нийгэм',
    business: 'бизнес',
    technology: 'технологи',
    entertainment: 'энтертайнмент',
    sports: 'спорт',
    science: 'шинжлэх ухаан',
    health: 'эрүүл мэнд',
    politics: 'улс төр',
    economy: 'эдийн засаг',
    environment: 'байгаль орчин',
  },
  sectionNames: {
    world: 'дэлхий дахин, дэлхийд, гадаад мэдээ, олон улс, дэлхийн мэдээ, гадаад, олон улсын мэдээ',
    national: 'монгол, улс, дотоод, дотоод мэдээ, орон нутаг',
    business: 'компани, санхүү*, банк, зах зээл, хөрөнгө оруулалт, бизнес мэдээ',
    technology: `
      техник технологи, техник, мэдээллийн технологи, интернет, хиймэл оюун, шинжлэх ухаан технологи
    `,
    entertainment: 'урлаг*, соёл урлаг*, соёл*, кино*, хөгжим, од, урлаг соёл, алдартнууд, шоу бизнес',
    sports: 'хөл бөмбөг*, бөх, сагсан бөмбөг, бокс, жүдо, үндэсний бөх, олимп',
    science: 'шинжлэх ухаан технологи, сансар, судалгаа',
    health: 'анагаах, коронавирус, ковид 19, эмнэлэг, өвчин',
    politics: 'сонгууль*, УИХ, засгийн газар, их хурал, нам',
    economy: 'макро эдийн засаг, инфляц, уул уурхай эдийн засаг',
    environment: 'байгаль, цаг уур орчин, уур амьсгал, уур амьсгалын өөрчлөлт, экологи',
  },
  sectionHead: 'last',
  newsWords: 'мэдээ мэдээлэл шинэ сүүлийн онцлох өнөөдөр бүх сэдэв',
  and: 'ба болон',
  forms,
  numbers,
  words,
};

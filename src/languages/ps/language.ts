import type { Language } from '../language.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Distinguished from Persian and Urdu by its own letters: ښ, ځ, څ, ږ, ۍ, ې. */
export const ps: Language = {
  code: 'ps',
  aliases: ['pus', 'pbu', 'pbt', 'pst'],
  endonym: 'پښتو',
  englishName: 'Pashto',
  script: 'Arab',
  direction: 'rtl',
  defaultRegion: 'AF',
  trendingQuery: 'مهم خبرونه',
  regionNames: { US: 'امریکا', GB: 'برېتانیا' },
  categories: {
    world: 'نړۍ',
    national: 'کورني',
    business: 'سوداګري',
    technology: 'ټکنالوژي',
    entertainment: 'ساتیري',
    sports: 'لوبې',
    science: 'ساینس',
    health: 'روغتیا',
    politics: 'سیاست',
    economy: 'اقتصاد',
    environment: 'چاپېریال',
  },
  sectionNames: {
    world: 'نړیوال, نړۍوال, بهرني, سیمه, سیمه او نړۍ, منځنی ختیځ, اروپا, امریکا, د نړۍ خبرونه',
    national: 'افغانستان, ملي, هېواد, د افغانستان خبرونه, پښتونخوا, پښتونخوا بلوچستان',
    business: 'تجارت, کاروبار, بازار, پانګونه, بانک',
    technology: 'ټیکنالوژي, ساینس او ټکنالوژي, ساینس او ټیکنالوژي, انټرنېټ',
    entertainment: 'فرهنګ*, هنر*, فن*, سندرې, فلم*, ادب, هنر او فرهنګ, فن او فرهنګ',
    sports: 'سپورت*, ورزش, کرکټ*, فوټبال*, فټبال*',
    science: 'پوهه, علم, ساینس او ټکنالوژي',
    health: 'صحت, درملنه, ناروغۍ, طب, کرونا',
    politics: 'سیاسي*, ټاکنې*, حکومت, ولسي جرګه, پارلمان',
    economy: 'اقتصادي, سوداګري او اقتصاد, کرنه',
    environment: 'چاپیریال, اقلیم, د اقلیم بدلون, طبیعت',
  },
  sectionHead: 'last',
  newsWords: 'خبرونه خبر تازه وروستي د نن',
  and: 'او',
  numbers,
  words,
};

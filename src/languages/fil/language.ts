import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is `bansa`. The environment desk is `kalikasan`, nature. */
export const fil: Language = {
  code: 'fil',
  aliases: ['tl', 'tgl'],
  endonym: 'Filipino',
  englishName: 'Filipino',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'PH',
  trendingQuery: 'mga pangunahing balita',
  regionNames: {
    US: 'Amerika',
    GB: 'Britanya',
    CN: 'Tsina',
    JP: 'Japan',
    AE: 'UAE',
    KR: 'South Korea',
    TW: 'Taiwan',
  },
  categories: {
    world: 'mundo',
    national: 'bansa',
    business: 'negosyo',
    technology: 'teknolohiya',
    entertainment: 'showbiz',
    sports: 'sports',
    science: 'agham',
    health: 'kalusugan',
    politics: 'pulitika',
    economy: 'ekonomiya',
    environment: 'kalikasan',
  },
  sectionNames: {
    world: `
      daigdig, abroad, sa ibang bansa, balitang mundo, balitang abroad, pandaigdig, global,
      internasyonal
    `,
    national: 'pambansa, Pilipinas, balitang pambansa, metro, probinsiya, balitang bansa',
    business: 'kalakalan, pera, negosyante, pinansya, kabuhayan, puhunan, merkado',
    technology: 'teknolohiya at agham, agham at teknolohiya, internet, gadget, gadgets, tekno',
    entertainment: `
      showbiz*, aliwan, pelikula, musika, artista, tsismis, showbiz balita, telebisyon, kultura, sining, libangan
    `,
    sports: 'isports, palaro, basketbol, boksing, volleyball, PBA, UAAP, NCAA, laro, gilas, palakasan',
    science: 'siyensiya, siyensya, agham at teknolohiya, teknolohiya at agham, kalawakan',
    health: 'medisina, coronavirus, covid 19, sakit at kalusugan, kalusugang pampubliko',
    politics: 'politika*, eleksyon*, halalan*, gobyerno, pamahalaan, senado, kongreso',
    economy: 'implasyon, ekonomya, kabuhayan at ekonomiya',
    environment: 'kapaligiran, klima, pagbabago ng klima, klima at kalikasan, panahon at kalikasan',
  },
  sectionHead: 'either',
  newsWords: 'balita mga balitang pinakabago pangunahing ulat ngayon lahat ng sa',
  and: 'at',
  forms,
  numbers,
  words,
};

import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `innlent` and `erlent`. */
export const is: Language = {
  code: 'is',
  aliases: ['isl', 'ice'],
  endonym: 'íslenska',
  englishName: 'Icelandic',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'IS',
  trendingQuery: 'helstu fréttir',
  regionNames: { US: 'Bandaríkin', GB: 'Bretland' },
  categories: {
    world: 'erlent',
    national: 'innlent',
    business: 'viðskipti',
    technology: 'tækni',
    entertainment: 'menning',
    sports: 'íþróttir',
    science: 'vísindi',
    health: 'heilsa',
    politics: 'stjórnmál',
    economy: 'efnahagsmál',
    environment: 'umhverfismál',
  },
  sectionNames: {
    world: 'heimurinn, heimur, erlendar fréttir, alþjóðlegt, Evrópa, útlönd',
    national: 'Ísland, innlendar fréttir, samfélag',
    business: `
      viðskiptafréttir, fyrirtæki, fjármál, markaðir, atvinnulíf, viðskipti innlent, viðskipti erlent,
      kauphöll, neytendur, peningar
    `,
    technology: 'tækni og vísindi, tölvur, netið, gervigreind, tölvur og tækni, tæknifréttir',
    entertainment: `
      menning*, lífið, fólk, tónlist*, kvikmyndir*, bíó, sjónvarp, dægurmál, leikhús, menning og listir,
      fólkið, afþreying
    `,
    sports: `
      sport*, fótbolti*, handbolti*, körfubolti*, enski boltinn, golf, formúla 1, besta deildin,
      meistaradeildin, frjálsar, íslenski boltinn, ólympíuleikar
    `,
    science: 'tækni og vísindi, geimurinn, rannsóknir, stjörnufræði, fornleifar',
    health: `
      heilbrigðismál*, heilbrigði, læknavísindi, kórónuveiran, kórónuveirufaraldurinn, covid 19,
      lýðheilsa
    `,
    politics: 'alþingi, kosningar*, ríkisstjórn, alþingiskosningar, pólitík',
    economy: 'efnahagur, hagfræði, verðbólga, efnahagslíf, hagkerfið',
    environment: `
      umhverfi*, loftslagsmál, náttúra, loftslag, hamfarahlýnun, náttúruvernd, loftslagsbreytingar
    `,
  },
  sectionHead: 'last',
  newsWords: 'fréttir frétt nýjustu helstu nýtt nýjast efni flokkur',
  and: 'og',
  forms,
  numbers,
  words,
};

import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Papers head home and foreign news with the locative: `Lietuvoje`, `pasaulyje`. */
export const lt: Language = {
  code: 'lt',
  aliases: ['lit'],
  endonym: 'lietuvių',
  englishName: 'Lithuanian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'LT',
  trendingQuery: 'svarbiausios naujienos',
  regionNames: { US: 'JAV', GB: 'Didžioji Britanija', AE: 'JAE' },
  categories: {
    world: 'pasaulyje',
    national: 'Lietuvoje',
    business: 'verslas',
    technology: 'technologijos',
    entertainment: 'pramogos',
    sports: 'sportas',
    science: 'mokslas',
    health: 'sveikata',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'aplinka',
  },
  sectionNames: {
    world: 'pasaulis, užsienyje, užsienis, pasaulio naujienos, Europa, tarptautinės, Artimieji Rytai',
    national: 'Lietuva, aktualijos, šalyje, dienos aktualijos',
    business: `
      įmonės, finansai*, pinigai, rinkos, bendrovės, verslo naujienos, bankai, investicijos, pramonė,
      verslas ir finansai
    `,
    technology: `
      technologija, IT, mokslas ir technologijos, mokslas ir IT, internetas, dirbtinis intelektas,
      technika, išmanieji, kibernetinis saugumas
    `,
    entertainment: `
      kultūra*, kinas*, muzika*, žmonės, veidai, televizija, žvaigždės, įžymybės, filmai, serialai,
      teatras, šou verslas
    `,
    sports: `
      futbolas*, krepšinis*, tenisas, lengvoji atletika, Eurolyga, NBA, LKL, formulė 1, olimpinės
      žaidynės, Čempionų lyga, ledo ritulys, sporto naujienos, plaukimas, dviračiai, bokso
    `,
    science: `
      mokslas ir technologijos, mokslas ir IT, kosmosas, astronomija, archeologija, fizika, biologija
    `,
    health: 'medicina*, koronavirusas, covid 19, sveikatos apsauga, ligos, sveikata ir grožis, mityba',
    politics: 'rinkimai*, seimas, vyriausybė, valdžia, vidaus politika, užsienio politika, prezidentas',
    economy: 'ekonominės, infliacija, makroekonomika, pasaulio ekonomika, BVP',
    environment: `
      gamta, klimatas, ekologija*, klimato kaita, aplinkosauga, tvarumas, žalioji energetika, aplinka ir
      gamta
    `,
  },
  sectionHead: 'either',
  newsWords: 'naujienos naujiena naujausios svarbiausios žinios tema temos visos dienos',
  and: 'ir',
  forms,
  numbers,
  words,
};

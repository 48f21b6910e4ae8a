import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is headed with the country's short name, `BiH`. */
export const bs: Language = {
  code: 'bs',
  aliases: ['bos'],
  endonym: 'bosanski',
  englishName: 'Bosnian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'BA',
  trendingQuery: 'najvažnije vijesti',
  regionNames: { US: 'SAD', GB: 'Velika Britanija', AE: 'Emirati', ME: 'Crna Gora' },
  categories: {
    world: 'svijet',
    national: 'BiH',
    business: 'biznis',
    technology: 'tehnologija',
    entertainment: 'zabava',
    sports: 'sport',
    science: 'nauka',
    health: 'zdravlje',
    politics: 'politika',
    economy: 'ekonomija',
    environment: 'okoliš',
  },
  sectionNames: {
    world: 'inostranstvo, međunarodne vijesti, Evropa, vijesti iz svijeta, globus, region i svijet',
    national: 'Bosna i Hercegovina, Bosna, domaće vijesti, društvo',
    business: `
      posao, poslovni, novac, firme, finansije*, preduzetništvo, kompanije, tržišta, privreda i firme,
      banke, investicije
    `,
    technology: `
      tech*, tehno, nauka i tehnologija, internet, umjetna inteligencija, vještačka inteligencija,
      mobiteli, scitech, IT, tehnologije
    `,
    entertainment: `
      kultura*, film*, filmovi, muzika*, showbiz, magazin, poznati, televizija, zvijezde, scena, serije,
      estrada, jet set, pozorište
    `,
    sports: `
      fudbal*, nogomet*, košarka, rukomet, tenis, formula 1, Premijer liga, Liga prvaka, Liga šampiona,
      atletika, borilački sportovi, zimski sportovi, olimpijske igre, odbojka, ostali sportovi,
      reprezentacija, zmajevi
    `,
    science: `
      svemir, nauka i tehnologija, scitech, istraživanja, astronomija, arheologija, fizika, biologija
    `,
    health: 'zdravstvo*, medicina*, koronavirus, covid 19, bolesti, zdravlje i ljepota',
    politics: 'izbori*, vlada, parlament, stranke, vanjska politika',
    economy: 'privreda*, inflacija, makroekonomija, gospodarstvo, BDP',
    environment: `
      ekologija*, klima, priroda, klimatske promjene, zaštita okoliša, životna sredina, okolina, održivi
      razvoj, eko
    `,
  },
  sectionHead: 'either',
  newsWords: 'vijesti vijest najnovije aktuelno novosti rubrika tema teme danas iz sve',
  and: 'i',
  forms,
  numbers,
  words,
};

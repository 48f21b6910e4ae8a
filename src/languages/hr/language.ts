import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country. Business is `biznis`; `posao` is a job, and `gospodarstvo` the economy. */
export const hr: Language = {
  code: 'hr',
  aliases: ['hrv'],
  endonym: 'hrvatski',
  englishName: 'Croatian',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'HR',
  trendingQuery: 'najvažnije vijesti',
  regionNames: { US: 'SAD', GB: 'Velika Britanija', AE: 'Emirati' },
  categories: {
    world: 'svijet',
    national: 'Hrvatska',
    business: 'biznis',
    technology: 'tehnologija',
    entertainment: 'zabava',
    sports: 'sport',
    science: 'znanost',
    health: 'zdravlje',
    politics: 'politika',
    economy: 'gospodarstvo',
    environment: 'okoliš',
  },
  sectionNames: {
    world: `
      vanjska politika, inozemstvo, međunarodne vijesti, Europa, regija i svijet, vijesti iz svijeta,
      bliski istok
    `,
    national: 'domaće vijesti, vijesti iz Hrvatske, domovina, društvo',
    business: `
      posao, poslovni, novac, tvrtke, financije*, poduzetništvo, tvrtke i tržišta, tržišta, burza,
      poduzeća, banke, investicije, poslovni svijet
    `,
    technology: `
      tech*, tehno, znanost i tehnologija, internet, umjetna inteligencija, mobiteli, digitalno,
      sci-tech, IT, tehnologije
    `,
    entertainment: `
      kultura*, film*, filmovi, glazba*, showbiz, show, poznati, televizija, zvijezde, scena, celebrity,
      serije, kazalište, estrada, spektakli
    `,
    sports: `
      nogomet*, košarka, rukomet, tenis, vaterpolo, formula 1, HNL, Liga prvaka, atletika, borilački
      sportovi, zimski sportovi, olimpijske igre, odbojka, ostali sportovi, plivanje, hrvatska
      reprezentacija, Dinamo, Hajduk, hokej, auto moto sport
    `,
    science: `
      svemir, znanost i tehnologija, sci-tech, istraživanja, astronomija, arheologija, fizika, biologija
    `,
    health: `
      zdravstvo*, medicina*, koronavirus, covid 19, bolesti, zdravlje i ljepota, prehrana i zdravlje
    `,
    politics: 'izbori*, vlada, sabor, stranke, unutarnja politika, vanjska politika, parlament',
    economy: 'ekonomija*, inflacija, makroekonomija, svjetsko gospodarstvo, BDP',
    environment: `
      ekologija*, klima, priroda, klimatske promjene, zaštita okoliša, održivi razvoj, eko, zelena
      energija
    `,
  },
  sectionHead: 'either',
  newsWords: 'vijesti vijest najnovije aktualno novosti rubrika tema teme danas iz sve',
  and: 'i',
  forms,
  numbers,
  words,
};

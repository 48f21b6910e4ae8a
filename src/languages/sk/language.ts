import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is named after the country, foreign news is `zahraničie`, business `biznis`. */
export const sk: Language = {
  code: 'sk',
  aliases: ['slk', 'slo'],
  endonym: 'slovenčina',
  englishName: 'Slovak',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'SK',
  trendingQuery: 'hlavné správy',
  regionNames: { US: 'USA', GB: 'Veľká Británia', AE: 'Emiráty', CZ: 'Česko', PS: 'Palestína' },
  categories: {
    world: 'zahraničie',
    national: 'Slovensko',
    business: 'biznis',
    technology: 'technológie',
    entertainment: 'zábava',
    sports: 'šport',
    science: 'veda',
    health: 'zdravie',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'životné prostredie',
  },
  sectionNames: {
    world: 'svet, zo sveta, zahraničné, správy zo sveta, Európa, Blízky východ, zahraničné správy',
    national: 'domáce, z domova, domov, domáce správy, správy z domova, zo Slovenska',
    business: `
      podnikanie, firmy, financie*, peniaze, burza, trhy, podniky, osobné financie, banky, priemysel,
      firmy a trhy
    `,
    technology: `
      technológia, tech*, technika, internet, počítače, mobily, umelá inteligencia, veda a technika,
      veda a technológie, IT, digitálne, kybernetická bezpečnosť
    `,
    entertainment: `
      kultúra*, film*, filmy, hudba*, celebrity, televízia, šoubiznis, prominenti, seriály, divadlo,
      koktail, filmy a seriály, kino
    `,
    sports: `
      športy, futbal*, hokej*, tenis, biatlon, Formula 1, cyklistika, atletika, basketbal, hádzaná,
      volejbal, NHL, Liga majstrov, zimné športy, olympijské hry, olympiáda, lyžovanie, Niké liga,
      športové správy, bojové športy, ostatné športy, MMA
    `,
    science: `
      vesmír, veda a technika, veda a technológie, výskum, astronómia, archeológia, fyzika, biológia
    `,
    health: `
      zdravotníctvo*, medicína*, koronavírus, covid 19, choroby, zdravie a krása, očkovanie, pandémia
    `,
    politics: 'voľby*, vláda, parlament, domáca politika, zahraničná politika, národná rada, prezident',
    economy: 'hospodárstvo, makroekonomika, inflácia, svetová ekonomika, HDP, ekonomické správy',
    environment: `
      klíma*, príroda, ekológia, zmena klímy, klimatická zmena, klimatické zmeny, ochrana prírody,
      enviro, klimatická kríza, envirorezort
    `,
  },
  sectionHead: 'either',
  newsWords: 'správy správa aktuality aktuálne najnovšie spravodajstvo rubrika téma články dnes z zo o',
  and: 'a',
  forms,
  numbers,
  words,
};

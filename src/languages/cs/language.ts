import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `domácí` and `zahraničí`, and head business `byznys`. */
export const cs: Language = {
  code: 'cs',
  aliases: ['ces', 'cze'],
  endonym: 'čeština',
  englishName: 'Czech',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'CZ',
  trendingQuery: 'hlavní zprávy',
  regionNames: { US: 'USA', GB: 'Velká Británie', AE: 'Emiráty' },
  categories: {
    world: 'zahraničí',
    national: 'domácí',
    business: 'byznys',
    technology: 'technologie',
    entertainment: 'zábava',
    sports: 'sport',
    science: 'věda',
    health: 'zdraví',
    politics: 'politika',
    economy: 'ekonomika',
    environment: 'životní prostředí',
  },
  sectionNames: {
    world: `
      svět, ze světa, zahraniční, zprávy ze světa, Evropa, Blízký východ, zahraniční zprávy, mezinárodní
    `,
    national: 'z domova, Česko, domov, domácí zprávy, Česká republika, zprávy z domova, z Česka',
    business: `
      podnikání, firmy, finance*, peníze, burza, trhy, podniky, byznys a finance, osobní finance, banky,
      průmysl, obchod a firmy
    `,
    technology: `
      tech*, technika, internet, počítače, mobil, mobily, umělá inteligence, AI, věda a technika, věda a
      technologie, technet, IT, kybernetická bezpečnost, digitální
    `,
    entertainment: `
      kultura*, film*, filmy, hudba*, celebrity, televize, show, showbyznys, lidé a celebrity, seriály,
      divadlo, revue, bulvár, koktejl, filmy a seriály
    `,
    sports: `
      sporty, fotbal*, hokej*, tenis, biatlon, Formule 1, motorsport, atletika, basketbal, Chance liga,
      extraliga, NHL, Liga mistrů, volejbal, házená, cyklistika, lyžování, olympijské hry, olympiáda,
      zimní sporty, bojové sporty, MMA, ostatní sporty, florbal, mistrovství světa
    `,
    science: `
      vesmír, věda a technika, věda a technologie, výzkum, astronomie, archeologie, fyzika, biologie
    `,
    health: `
      zdravotnictví*, medicína*, koronavirus, covid 19, nemoci, zdraví a krása, lékařství, očkování,
      zdravotní péče
    `,
    politics: `
      volby*, vláda, sněmovna, parlament, senát, domácí politika, zahraniční politika, prezident a vláda
    `,
    economy: `
      hospodářství, makroekonomika, inflace, světová ekonomika, ekonomické zprávy, finance a ekonomika,
      HDP
    `,
    environment: `
      klima*, příroda, ekologie, změna klimatu, klimatická změna, klimatické změny, ochrana přírody,
      udržitelnost, klimatická krize
    `,
  },
  sectionHead: 'either',
  newsWords: 'zprávy zpráva aktuality aktuálně nejnovější zpravodajství rubrika téma články dnes z ze o',
  and: 'a',
  forms,
  numbers,
  categoryWords,
  words,
};

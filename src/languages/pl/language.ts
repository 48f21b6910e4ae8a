import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is `kraj` beside `świat`. */
export const pl: Language = {
  code: 'pl',
  aliases: ['pol'],
  endonym: 'polski',
  englishName: 'Polish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'PL',
  trendingQuery: 'najważniejsze wiadomości',
  regionNames: { US: 'USA', AE: 'Emiraty' },
  categories: {
    world: 'świat',
    national: 'kraj',
    business: 'biznes',
    technology: 'technologia',
    entertainment: 'rozrywka',
    sports: 'sport',
    science: 'nauka',
    health: 'zdrowie',
    politics: 'polityka',
    economy: 'gospodarka',
    environment: 'środowisko',
  },
  sectionNames: {
    world: `
      ze świata, zagranica, wiadomości ze świata, międzynarodowe, za granicą, Europa, Bliski Wschód,
      polityka zagraniczna, świat i Europa, wydarzenia na świecie
    `,
    national: 'Polska, z kraju, wiadomości z kraju, krajowe, wydarzenia krajowe',
    business: `
      firma, firmy, pieniądze, finanse*, giełda, rynki, przedsiębiorcy, banki, finanse osobiste,
      przemysł, handel i firmy, wiadomości biznesowe, przedsiębiorstwa, inwestycje, startupy
    `,
    technology: `
      technologie*, nowe technologie, tech, technika, internet, komputery, sztuczna inteligencja, AI,
      smartfony, cyfrowy świat, nauka i technologia, cyberbezpieczeństwo, nauka i technika, innowacje
    `,
    entertainment: `
      kultura*, film*, filmy, muzyka*, gwiazdy, plotki, telewizja, kino, seriale, show biznes,
      showbiznes, celebryci, TV, teatr, kultura i rozrywka, ludzie i gwiazdy, rozrywkowe
    `,
    sports: `
      sporty, piłka nożna*, siatkówka, koszykówka, żużel, tenis, skoki narciarskie, Formuła 1,
      Ekstraklasa, Liga Mistrzów, lekkoatletyka, piłka ręczna, sporty zimowe, sporty walki, kolarstwo,
      boks, moto sport, reprezentacja Polski, mistrzostwa świata, igrzyska olimpijskie, hokej, pływanie,
      inne sporty, wiadomości sportowe, sportowe
    `,
    science: `
      kosmos, astronomia, badania naukowe, nauka i technologia, nauka i technika, fizyka, biologia,
      archeologia, odkrycia
    `,
    health: `
      medycyna*, służba zdrowia, koronawirus, covid 19, choroby, ochrona zdrowia, zdrowie i uroda, dieta
      i zdrowie, pandemia, szczepienia, zdrowie publiczne
    `,
    politics: `
      wybory*, sejm, rząd, polityka krajowa, polityka zagraniczna, polityka polska, parlament, prezydent
      i rząd, wybory parlamentarne, wybory prezydenckie
    `,
    economy: `
      ekonomia, makroekonomia, inflacja, gospodarka światowa, finanse i gospodarka, rynek pracy, PKB
    `,
    environment: `
      ekologia*, klimat*, przyroda, natura, zmiany klimatu, zmiana klimatu, środowisko naturalne,
      ochrona środowiska, eko, zielona energia, kryzys klimatyczny
    `,
  },
  sectionHead: 'either',
  newsWords: `
    wiadomości wiadomość najnowsze aktualności wydarzenia news newsy informacje dział ostatnie z ze o w
  `,
  and: 'i oraz',
  forms,
  numbers,
  categoryWords,
  words,
};

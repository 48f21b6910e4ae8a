import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `kotimaa` and `ulkomaat`; business pages are about `yritykset`, companies. */
export const fi: Language = {
  code: 'fi',
  aliases: ['fin'],
  endonym: 'suomi',
  englishName: 'Finnish',
  script: 'Latn',
  direction: 'ltr',
  defaultRegion: 'FI',
  trendingQuery: 'pääuutiset',
  regionNames: { US: 'Yhdysvallat', GB: 'Britannia' },
  categories: {
    world: 'ulkomaat',
    national: 'kotimaa',
    business: 'yritykset',
    technology: 'tekniikka',
    entertainment: 'viihde',
    sports: 'urheilu',
    science: 'tiede',
    health: 'terveys',
    politics: 'politiikka',
    economy: 'talous',
    environment: 'ympäristö',
  },
  sectionNames: {
    world: `
      maailma, ulkomaa, kansainväliset, Eurooppa, Lähi-itä, maailmalla, ulkomaan uutiset, maailman
      uutiset
    `,
    national: 'Suomi, kotimaan uutiset, valtakunta',
    business: `
      liiketoiminta, liike-elämä, raha, pörssi, markkinat, yritys, sijoittaminen, talous, oma talous,
      rahoitus, työelämä ja yritykset, pörssiuutiset, bisnes, raha-asiat
    `,
    technology: `
      teknologia*, digi, tiede ja teknologia, tiede ja tekniikka, internet, tekoäly, it, mobiili,
      tietoturva, tietotekniikka, tivi
    `,
    entertainment: `
      kulttuuri*, elokuvat*, elokuva*, musiikki*, tv, julkkikset, viihdeuutiset, kulttuuri ja viihde,
      sarjat, televisio, teatteri, tv ja elokuvat, seurapiirit
    `,
    sports: `
      jalkapallo*, jääkiekko*, formula 1, formulat, hiihto, mäkihyppy, yleisurheilu, ralli, tennis,
      koripallo, liiga, veikkausliiga, NHL, MM kisat, olympialaiset, talviurheilu*, salibandy,
      pesäpallo, ampumahiihto, moottoriurheilu*, mestarien liiga, golf, uinti, nyrkkeily, huuhkajat
    `,
    science: `
      avaruus, tiede ja teknologia, tiede ja tekniikka, tutkimus, tähtitiede, arkeologia, fysiikka,
      biologia, luonto ja tiede
    `,
    health: `
      korona, koronavirus, covid 19, terveydenhuolto, lääketiede, hyvinvointi, terveys ja hyvinvointi,
      sote, ravinto, sairaudet, kansanterveys
    `,
    politics: 'vaalit*, eduskunta, hallitus, sisäpolitiikka, ulkopolitiikka, eduskuntavaalit, puolueet',
    economy: 'kansantalous, inflaatio, talousuutiset, makrotalous, maailmantalous, talouspolitiikka',
    environment: `
      ilmasto*, luonto, ilmastonmuutos, kestävä kehitys, ilmasto ja ympäristö, ympäristö ja luonto,
      ilmastokriisi, luonto ja ympäristö
    `,
  },
  sectionHead: 'last',
  newsWords: 'uutiset uutinen tuoreimmat uusimmat ajankohtaista ajankohtaiset aihe aiheet kaikki',
  and: 'ja',
  forms,
  numbers,
  categoryWords,
  words,
};

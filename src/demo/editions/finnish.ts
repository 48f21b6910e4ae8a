import type { Edition } from './edition.js';

export const finnish: Edition = {
  language: 'fi',
  reports: [
    {
      topic: 'world',
      title: 'Kaksitoista maata sopi yhteisistä pelastusaluksista',
      text: 'Hälytykset ottaa vastaan yksi keskus. Sopimus tulee voimaan ensi vuonna.',
    },
    {
      topic: 'national',
      title: 'Hopeasaaren vanhasta asemasta tuli kirjasto',
      text: 'Asukkaat lahjoittivat kolmekymmentätuhatta kirjaa.',
    },
    {
      topic: 'business',
      title: 'Hopeasaaren telakka rakentaa kuusi sähkölauttaa',
      text: 'Tilaus tuo työtä viideksi vuodeksi. Ensimmäinen lautta valmistuu keväällä.',
    },
    {
      topic: 'technology',
      title: 'Opiskelijat kehittivät aalloilla toimivan sääpoijun',
      text: 'Poiju lähettää tietoja kymmenen minuutin välein.',
    },
    {
      topic: 'entertainment',
      title: 'Hopeasaaren elokuvajuhlat alkoivat täydelle yleisölle',
      text: 'Ohjelmassa on kuusikymmentä elokuvaa yhdeksästätoista maasta.',
    },
    {
      topic: 'sports',
      title: 'Hopeasaari voitti paikallisottelun jatkoajalla',
      text: 'Ottelu päättyi 3–2. Seuraava peli pelataan sunnuntaina.',
    },
    {
      topic: 'science',
      title: 'Tutkijat löysivät luolasta kivikautisen luuhuilun',
      text: 'Soitin on noin kymmenentuhatta vuotta vanha. Se tulee esille museoon.',
    },
    {
      topic: 'health',
      title: 'Liikkuva terveysasema kiertää kahtakymmentä kylää',
      text: 'Lääkärit ovat tavanneet kolmetuhatta potilasta puolessa vuodessa.',
    },
    {
      topic: 'politics',
      title: 'Eduskunta hyväksyi avoimen lobbarirekisterin',
      text: 'Lakia kannatti selvä enemmistö. Rekisteri avataan tammikuussa.',
    },
    {
      topic: 'economy',
      title: 'Ruoan hinta laski ensi kertaa kahteen vuoteen',
      text: 'Vihannekset ja maitotuotteet halpenivat eniten.',
    },
    {
      topic: 'environment',
      title: 'Lohi palasi Hopeajokeen',
      text: 'Kaksi vanhaa patoa purettiin. Kaloja on laskettu yli sata.',
    },
  ],
  stories: [],
  wire: {
    topic: 'national',
    title: 'Junayhtiö ja ammattiliitto sopivat talven aikataulusta',
    text: 'Joulukuun lakko on peruttu.',
  },
};

import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `జాతీయం` and `అంతర్జాతీయం`. */
export const te: Language = {
  code: 'te',
  aliases: ['tel'],
  endonym: 'తెలుగు',
  englishName: 'Telugu',
  script: 'Telu',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'ముఖ్యాంశాలు',
  regionNames: { US: 'అమెరికా', GB: 'బ్రిటన్', AE: 'యూఏఈ' },
  categories: {
    world: 'అంతర్జాతీయం',
    national: 'జాతీయం',
    business: 'వ్యాపారం',
    technology: 'సాంకేతికం',
    entertainment: 'వినోదం',
    sports: 'క్రీడలు',
    science: 'విజ్ఞానం',
    health: 'ఆరోగ్యం',
    politics: 'రాజకీయాలు',
    economy: 'ఆర్థిక వ్యవస్థ',
    environment: 'పర్యావరణం',
  },
  sectionNames: {
    world: 'అంతర్జాతీయ, ప్రపంచం, విదేశాలు, ప్రపంచ వార్తలు, అంతర్జాతీయ వార్తలు, వరల్డ్',
    national: 'జాతీయ, దేశం, భారత్, జాతీయ వార్తలు, ఇండియా, నేషనల్',
    business: `
      బిజినెస్*, వాణిజ్యం*, స్టాక్ మార్కెట్, మార్కెట్, మనీ, వ్యాపార వార్తలు, పరిశ్రమలు, బ్యాంకింగ్
    `,
    technology: `
      టెక్నాలజీ*, టెక్*, సాంకేతికత, సైన్స్ అండ్ టెక్నాలజీ, గ్యాడ్జెట్స్, మొబైల్, ఇంటర్నెట్, కృత్రిమ మేధ,
      సైన్స్ టెక్నాలజీ
    `,
    entertainment: `
      సినిమా*, సినిమా వార్తలు, టాలీవుడ్*, బాలీవుడ్, సినిమాలు, ఎంటర్టైన్మెంట్, ఎంటర్‌టైన్‌మెంట్, టీవీ,
      సంగీతం, ఓటీటీ, హాలీవుడ్, సంస్కృతి
    `,
    sports: `
      క్రీడా*, క్రికెట్*, స్పోర్ట్స్*, ఆటలు, ఫుట్‌బాల్, ఐపీఎల్, టెన్నిస్, క్రీడా వార్తలు, ఇతర క్రీడలు,
      బ్యాడ్మింటన్, ఒలింపిక్స్
    `,
    science: 'సైన్స్, విజ్ఞానశాస్త్రం, సైన్స్ అండ్ టెక్నాలజీ, సైన్స్ టెక్నాలజీ, అంతరిక్షం, పరిశోధన',
    health: 'హెల్త్, వైద్యం*, కరోనా, కరోనా వైరస్, కోవిడ్ 19, ఆరోగ్య వార్తలు, హెల్త్ టిప్స్',
    politics: 'రాజకీయం*, పాలిటిక్స్, ఎన్నికలు*, ప్రభుత్వం, పార్లమెంట్, రాజకీయ వార్తలు, అసెంబ్లీ ఎన్నికలు',
    economy: 'ఎకానమీ, ఆర్థికం, ఆర్థిక, ద్రవ్యోల్బణం, బడ్జెట్',
    environment: 'వాతావరణ మార్పులు, వాతావరణం మరియు పర్యావరణం, ప్రకృతి, కాలుష్యం, వన్యప్రాణులు',
  },
  sectionHead: 'last',
  newsWords: 'వార్తలు వార్త తాజా ముఖ్య ప్రధాన బ్రేకింగ్ న్యూస్ అన్ని',
  and: 'మరియు',
  forms,
  numbers,
  categoryWords,
  words,
};

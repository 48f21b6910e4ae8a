import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is named after the country, by papers in India, Sri Lanka, Singapore and Malaysia alike. */
export const ta: Language = {
  code: 'ta',
  aliases: ['tam'],
  endonym: 'தமிழ்',
  englishName: 'Tamil',
  script: 'Taml',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'முக்கிய செய்திகள்',
  regionNames: { US: 'அமெரிக்கா', GB: 'பிரிட்டன்', AE: 'ஐக்கிய அரபு அமீரகம்' },
  categories: {
    world: 'உலகம்',
    national: 'இந்தியா',
    business: 'வணிகம்',
    technology: 'தொழில்நுட்பம்',
    entertainment: 'பொழுதுபோக்கு',
    sports: 'விளையாட்டு',
    science: 'அறிவியல்',
    health: 'ஆரோக்கியம்',
    politics: 'அரசியல்',
    economy: 'பொருளாதாரம்',
    environment: 'சுற்றுச்சூழல்',
  },
  variants: {
    LK: { national: 'இலங்கை' },
    SG: { national: 'சிங்கப்பூர்' },
    MY: { national: 'மலேசியா' },
  },
  sectionNames: {
    world: `
      உலக செய்திகள், உலகச் செய்திகள், சர்வதேசம், சர்வதேச செய்திகள், வெளிநாடு, உலக, பன்னாட்டு, அயல்நாடு
    `,
    national: 'தேசியம், தேசிய செய்திகள், தேசிய, தமிழ்நாடு, தமிழகம், இந்திய செய்திகள், உள்நாடு',
    business: `
      வர்த்தகம்*, வர்த்தக செய்திகள், பங்குச்சந்தை, பங்கு வர்த்தகம், தொழில், நிதி, பிசினஸ், வணிக
      செய்திகள், வங்கி, சந்தை
    `,
    technology: `
      டெக்*, தொழில்நுட்ப செய்திகள், அறிவியல் தொழில்நுட்பம், அறிவியல் மற்றும் தொழில்நுட்பம், டெக்னாலஜி,
      மொபைல், இணையம், கேட்ஜெட்ஸ், செயற்கை நுண்ணறிவு
    `,
    entertainment: `
      சினிமா*, சினிமா செய்திகள், திரைப்படம், இசை, தொலைக்காட்சி, சின்னத்திரை, கலை, பாலிவுட், கோலிவுட்,
      ஹாலிவுட், திரை செய்திகள், திரை, கலாச்சாரம்
    `,
    sports: `
      கிரிக்கெட்*, விளையாட்டு செய்திகள், கால்பந்து, டென்னிஸ், ஐபிஎல், ஹாக்கி, இதர விளையாட்டு,
      ஸ்போர்ட்ஸ், பிற விளையாட்டு, ஒலிம்பிக்
    `,
    science: `
      விஞ்ஞானம், அறிவியல் தொழில்நுட்பம், அறிவியல் மற்றும் தொழில்நுட்பம், விண்வெளி, அறிவியல் செய்திகள்
    `,
    health: `
      சுகாதாரம்*, மருத்துவம்*, உடல்நலம், கொரோனா, கொரோனா வைரஸ், கோவிட் 19, நலவாழ்வு, உடல் நலம், ஹெல்த்
    `,
    politics: 'தேர்தல்*, அரசியல் செய்திகள், அரசு, நாடாளுமன்றம், சட்டப்பேரவை, சட்டமன்ற தேர்தல்',
    economy: 'பொருளாதார செய்திகள், பணவீக்கம், பட்ஜெட்',
    environment: 'சூழலியல், காலநிலை, காலநிலை மாற்றம், இயற்கை, பருவநிலை மாற்றம், மாசு',
  },
  sectionHead: 'last',
  newsWords: 'செய்திகள் செய்தி முக்கிய அண்மை சமீபத்திய தற்போதைய அனைத்து பிரிவு',
  and: 'மற்றும்',
  forms,
  numbers,
  categoryWords,
  words,
};

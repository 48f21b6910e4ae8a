import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Newspapers separate home and foreign news as `ರಾಷ್ಟ್ರೀಯ` and `ವಿದೇಶ`. */
export const kn: Language = {
  code: 'kn',
  aliases: ['kan'],
  endonym: 'ಕನ್ನಡ',
  englishName: 'Kannada',
  script: 'Knda',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'ಮುಖ್ಯ ಸುದ್ದಿಗಳು',
  regionNames: { US: 'ಅಮೆರಿಕ', GB: 'ಬ್ರಿಟನ್', AE: 'ಯುಎಇ' },
  categories: {
    world: 'ವಿದೇಶ',
    national: 'ರಾಷ್ಟ್ರೀಯ',
    business: 'ವಾಣಿಜ್ಯ',
    technology: 'ತಂತ್ರಜ್ಞಾನ',
    entertainment: 'ಮನರಂಜನೆ',
    sports: 'ಕ್ರೀಡೆ',
    science: 'ವಿಜ್ಞಾನ',
    health: 'ಆರೋಗ್ಯ',
    politics: 'ರಾಜಕೀಯ',
    economy: 'ಆರ್ಥಿಕತೆ',
    environment: 'ಪರಿಸರ',
  },
  sectionNames: {
    world: `
      ಅಂತರರಾಷ್ಟ್ರೀಯ, ಅಂತಾರಾಷ್ಟ್ರೀಯ, ಪ್ರಪಂಚ, ವಿಶ್ವ, ಜಗತ್ತು, ವರ್ಲ್ಡ್, ವಿದೇಶ ಸುದ್ದಿ, ಅಂತಾರಾಷ್ಟ್ರೀಯ ಸುದ್ದಿ
    `,
    national: 'ದೇಶ, ಭಾರತ, ರಾಷ್ಟ್ರೀಯ ಸುದ್ದಿ, ದೇಶ ವಿದೇಶ, ಇಂಡಿಯಾ',
    business: `
      ವ್ಯಾಪಾರ*, ವ್ಯವಹಾರ*, ಉದ್ಯಮ*, ಷೇರುಪೇಟೆ, ಬಿಸಿನೆಸ್, ಷೇರು ಮಾರುಕಟ್ಟೆ, ಮಾರುಕಟ್ಟೆ, ಹಣಕಾಸು, ಬ್ಯಾಂಕಿಂಗ್
    `,
    technology: `
      ಟೆಕ್*, ವಿಜ್ಞಾನ ತಂತ್ರಜ್ಞಾನ, ವಿಜ್ಞಾನ ಮತ್ತು ತಂತ್ರಜ್ಞಾನ, ಟೆಕ್ನಾಲಜಿ, ಗ್ಯಾಜೆಟ್, ಮೊಬೈಲ್, ಇಂಟರ್ನೆಟ್,
      ಗ್ಯಾಜೆಟ್ಸ್, ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ
    `,
    entertainment: `
      ಸಿನಿಮಾ*, ಸಿನೆಮಾ, ಸಿನಿಮಾ ಸುದ್ದಿ, ಸ್ಯಾಂಡಲ್‌ವುಡ್, ಬಾಲಿವುಡ್, ಕಿರುತೆರೆ, ಸಂಗೀತ, ಚಲನಚಿತ್ರ, ಸಂಸ್ಕೃತಿ,
      ಹಾಲಿವುಡ್, ಒಟಿಟಿ
    `,
    sports: `
      ಕ್ರಿಕೆಟ್*, ಕ್ರೀಡಾ ಸುದ್ದಿ, ಕ್ರೀಡೆಗಳು, ಫುಟ್‌ಬಾಲ್, ಐಪಿಎಲ್, ಟೆನಿಸ್, ಸ್ಪೋರ್ಟ್ಸ್, ಹಾಕಿ, ಇತರ ಕ್ರೀಡೆ,
      ಕ್ರೀಡಾ
    `,
    science: 'ವಿಜ್ಞಾನ ತಂತ್ರಜ್ಞಾನ, ವಿಜ್ಞಾನ ಮತ್ತು ತಂತ್ರಜ್ಞಾನ, ಬಾಹ್ಯಾಕಾಶ, ಸಂಶೋಧನೆ',
    health: 'ಹೆಲ್ತ್, ವೈದ್ಯಕೀಯ*, ಕೊರೊನಾ, ಕೊರೋನಾ ವೈರಸ್, ಕೋವಿಡ್ 19, ಆರೋಗ್ಯ ಸುದ್ದಿ',
    politics: 'ಚುನಾವಣೆ*, ರಾಜಕಾರಣ, ಸರ್ಕಾರ, ಸಂಸತ್ತು, ರಾಜಕೀಯ ಸುದ್ದಿ, ವಿಧಾನಸಭಾ ಚುನಾವಣೆ',
    economy: 'ಆರ್ಥಿಕ, ಅರ್ಥವ್ಯವಸ್ಥೆ, ಹಣದುಬ್ಬರ, ಬಜೆಟ್',
    environment: 'ಹವಾಮಾನ ಬದಲಾವಣೆ, ಪ್ರಕೃತಿ, ಮಾಲಿನ್ಯ, ವನ್ಯಜೀವಿ, ಪರಿಸರ ಸುದ್ದಿ',
  },
  sectionHead: 'last',
  newsWords: 'ಸುದ್ದಿ ಸುದ್ದಿಗಳು ವಾರ್ತೆ ತಾಜಾ ಮುಖ್ಯ ಇತ್ತೀಚಿನ ಕನ್ನಡ ಎಲ್ಲಾ',
  and: 'ಮತ್ತು',
  forms,
  numbers,
  categoryWords,
  words,
};

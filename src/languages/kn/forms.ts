import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings: 'ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳನ್ನು ಗಳಿಗೆ ಗಳಿಂದ ದ ದಲ್ಲಿ ದಿಂದ ಕ್ಕೆ ಯ ಯಲ್ಲಿ ಯಿಂದ ಗೆ ಯನ್ನು ನ್ನು ರು ರ ು ್ ಲ್ಲಿ ಿಗೆ ಿಂದ ವನ್ನು ಿನ ಿನಲ್ಲಿ ಿನಿಂದ ಿ',
};

import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ಒಂದು ಒಬ್ಬ',
    cardinals: 'ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು',
    scales: '100:ನೂರು 1e3:ಸಾವಿರ 1e5:ಲಕ್ಷ 1e7:ಕೋಟಿ',
    ordinals: 'ಮೊದಲ ಎರಡನೇ ಮೂರನೇ ನಾಲ್ಕನೇ',
  },
};

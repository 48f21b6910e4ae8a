import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ஒரு',
    cardinals: 'இரண்டு/இரு/2 மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து',
    scales: '100:நூறு 1e3:ஆயிரம் 1e5:லட்சம் 1e7:கோடி',
    ordinals: 'முதல் இரண்டாவது/2வது மூன்றாவது நான்காவது ஐந்தாவது',
  },
  dayHalves: 'முற்பகல்/காலை | பிற்பகல்/மாலை',
};

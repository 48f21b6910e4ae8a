import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'isa isang',
    cardinals:
      'dalawa/dalawang tatlo/tatlong apat lima/limang anim pito/pitong walo/walong siyam sampu/sampung',
    ordinals: 'unang ikalawang/pangalawang ikatlong/pangatlong ikaapat ikalimang',
    scales: '100:sandaan 1e3:libo/libong 1e6:milyon/milyong 1e9:bilyon/bilyong',
  },
};

import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'einn ein eitt',
    cardinals:
      'tveir/tvær/tvö/tveggja/tveimur/tvo þrír/þrjár/þrjú/þriggja/þremur/þrjá fjórir/fjórar/fjögur/fjögurra/fjórum/fjóra fimm sex sjö átta níu tíu ellefu tólf',
    tens: 'tuttugu þrjátíu fjörutíu fimmtíu sextíu sjötíu áttatíu níutíu',
    scales:
      '100:hundrað 1e3:þúsund 1e6:milljón/milljónir/milljóna/milljónum 1e9:milljarður/milljarðar/milljarða/milljörðum/ma',
    ordinals: 'fyrsti/fyrsta/fyrstu',
  },
  notation: { ordinalDot: 'small' },
};

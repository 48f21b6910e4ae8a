import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    ang ng sa mga si sina ni nina kay kina na at o ngunit pero subalit kung kapag nang dahil para upang
    tungkol ayon mula hanggang habang bago matapos pagkatapos ako ikaw ka siya kami tayo kayo sila ko mo
    niya namin natin ninyo nila akin iyo kanya amin atin inyo kanila ito iyan iyon nito niyan niyon dito
    diyan doon ano sino kailan saan bakit paano alin ilan ay may mayroon maging nasa din rin lang lamang
    pa ba raw daw po naman nga muna kasi tulad gaya lahat bawat isang kaniyang kanyang
  `,
  negations: 'hindi wala walang huwag di hinding',
  questionFrames: [
    { openings: 'gaano katagal, gaano karami, gaano kadalas, gaano, ilang taon, ilang, anong oras' },
  ],
  titles: {
    questions: 'bakit paano',
    and: 'at',
    antonyms: 'bago:pagkatapos',
    qualifiers: 'dating',
  },
  labels: { words: 'panoorin basahin video' },
};

import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ერთი',
    cardinals: 'ორი/ორ სამი/სამ ოთხი/ოთხ ხუთი/ხუთ ექვსი/ექვს შვიდი/შვიდ რვა ცხრა ათი/ათ',
    scales: '100:ასი 1e3:ათასი/ათას 1e6:მილიონი/მილიონ/მლნ 1e9:მილიარდი/მილიარდ/მლრდ',
    ordinals: 'პირველი/პირველ მეორე მესამე მეოთხე მეხუთე',
  },
};

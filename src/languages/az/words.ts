import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    və ilə isə ya yaxud da də ki amma lakin ancaq çünki əgər üçün kimi qədər görə qarşı doğru sonra
    əvvəl bəri mən sən o biz siz onlar məni səni onu bizi sizi onları mənə sənə ona bizə sizə onlara
    mənim sənin onun bizim sizin onların bu bunlar bunu bunun hər bəzi bütün hansı nə niyə necə harada
    hara haradan idi imiş olan olaraq olub olduğu olacaq var vardı etdi edən edilən edir deyə daha ən
    çox az artıq hələ indi belə elə arasında üzrə üzərində altında bir
  `,
  negations: 'deyil yox xeyr heç yoxdur olmaz olmayıb',
  questionsAnywhere: true,
  questionFrames: [
    { openings: 'nə vaxt, nə qədər, neçə nəfər, saat neçədə' },
    { openings: 'neçə', weak: 'nəfər' },
  ],
  titles: {
    and: 'və',
    antonyms: 'əvvəl:sonra',
    qualifiers: 'qarşı qadın keçmiş sabiq',
  },
  labels: { words: 'son xəbər təcili video foto canlı' },
  distinctive: '*ə*',
};

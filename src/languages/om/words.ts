import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    kan fi akka irraa irratti keessatti keessa waan yoo garuu isa ishee isaan nuti ani ati isin kana kun sun
    san sana kunis isaas kanaan booda dura hanga waliin walii wajjin ta’e ta’uu ture jira jiru jiran qaba
    qabu dha dhaaf jechuun jedhe jedhan tokko hunda mara baay’ee yeroo erga gara gidduu bira ala jala gubbaa
    maal maaliif eenyu essa eessa yoom akkamitti meeqa biraa yookiin immoo illee ammoo kanneen kanneenii
    keenya keessan
  `,
  negations: 'miti hin dhabuu malee',
  distinctive: `
    itoophiyaa oromiyaa mootummaa muummee ministiraa pirezidaantii ministira biyya namoota nama godina
    magaalaa finfinnee poolisii ajjeefaman lola nagaa waraana bara guyyaa jiraattota dhiyeessi *tti *uun *aa
    *oota *umsa *amuu
  `,
};

import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    iyo ka ku u in oo ee ay uu ah waa wax waxa waxaa waxay wuxuu wuxu isku loo lagu laga soo sida si ama
    laakiin balse haddii marka markii kadib dib kahor hor inta intii tan kan taas kaas kuwa kuwaas dhammaan
    qof dad dadka isaga iyada iyaga annaga aniga adiga waxaan baa ayaa ayuu ayay ayey yahay tahay yihiin
    ahaa doona leh lahaa ilaa dhexeeya gudaha dhexdood saabsan maxay maxaa yaa xagee goorma sidee immisa
    kala kale hal mid
  `,
  negations: 'ma maya aan la’aan aanan aysan uusan miyaan',
  distinctive: `
    madaxweynaha madaxweyne dowladda soomaaliya soomaali somalia ra’iisul wasaare xukuumadda ciidamada
    magaalada muqdisho gobolka dagaal dilay laga sheegay sheegtay dhimatay qarax al-shabaab mareykanka
    itoobiya dhalinyaro haween sannad sababta cusub ugu dambeeyay *eed *aha *adda *ooyin *ayaan
  `,
};

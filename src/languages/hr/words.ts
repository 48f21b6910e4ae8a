import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    i a ali ili pa te da li ako kad kada gdje kamo kako zašto jer što tko koji koja koje kojih kojem
    koju čiji kakav koliko ja ti on ona ono mi vi oni one mene me tebe njega ga mu nju ju joj nas nam
    vas vam njih ih im se sebe sebi svoj svoja svoje svojih moj moja naš naša vaš njegov njezin njihov
    ovaj ova ovo ovi ove ovog taj ta to ti tog toga onaj u na s sa iz od do za po o pri pod nad pred
    kroz prema među između uz preko nakon poslije prije protiv zbog tijekom oko je su sam si smo ste bio
    bila bilo bili biti bi će ću ima imaju može mogu već još samo također tako tu tamo vrlo više sve svi
  `,
  negations: 'ne nije nisu nema nikad nikada bez nitko ništa nijedan ni niti neće nisam',
  questionFrames: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta stoji ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, smije li', weak: 'počinje' },
  ],
  titles: {
    reporting: 'kaže kazao rekao rekla',
    questions: 'zašto',
    and: 'i',
    antonyms: 'prije:poslije/nakon više:manje iznad:ispod od:do',
    qualifiers: 'protiv žene ženski ženska bivši/bivša/eks sjeverna južna istočna zapadna',
  },
  roles: { opponent: 'protiv', locative: 'u na' },
  labels: {
    routine: `
      horoskop*, zodijak*, horoskopski znak*, tarot, astrolog*, loto rezultati, eurojackpot, dobitni brojevi,
      izvučeni brojevi, popust*, akcij* ponud*, rasprodaj*, kupon*, najniža cijena, black friday, crni petak,
      ideje za poklon*, pokloni za, gdje pronaći, križaljk*, sudoku, wordle, tv program, što gledati,
      gdje gledati, kada i gdje gledati, novo na netflixu, novih slučajeva, novi slučajevi, novozaraženih,
      vremenska prognoza, prognoza za, cijene goriva, tečajna lista, radno vrijeme
    `,
    words: 'uživo hitno najnovije ekskluzivno video foto intervju galerija',
    publisher: 'vijesti',
  },
  distinctive: `
    tko netko nitko svatko tisuć* milijun* milijard* tjed* siječnja veljače ožujka travnja svibnja lipnja srpnja
    kolovoza rujna listopada studenoga prosinca županij* vlak* zrakoplov* glazb* kazališt* sveučilišt* znanstveni*
    ravnatelj* priopćen* priopći* izvješć* izvijesti* financij* europ* povijest* cijep* uporab* obitelj* hrvat* zagreb*
    uvjet* vratar* nogomet* tijekom njezin* općin* opće kruh* prosvjed* putovnic* gospodarst* zemljovid* tvrtk* unatoč
    sukladno stožer* promet* natjecan* liječni* sudac suca odvjetni* ubojstv* jučer sudioni* razin* obran* izvanredn*
    djelatni* tvornic* demokracij* karata
    *ijek* *ijet* *ijed* *ijel* *ijem* *ijest* *vjet* *mjes* *djel* *djec* *sjed* *mjer* *rješ* *gdje *vjer* *sljed*
  `,
  pages: {
    untitled: 'bez naslova',
    credits: 'Foto',
  },
};

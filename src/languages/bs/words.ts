import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    i a ali ili pa te da li ako kad kada gdje kamo kako zašto jer što ko koji koja koje kojih kojem koju
    čiji kakav koliko ja ti on ona ono mi vi oni one mene me tebe njega ga mu nju ju joj nas nam vas vam
    njih ih im se sebe sebi svoj svoja svoje svojih moj moja naš naša vaš njegov njen njihov ovaj ova
    ovo ovi ove ovog taj ta to ti tog toga onaj u na s sa iz od do za po o pri pod nad pred kroz prema
    među između uz preko nakon poslije prije protiv zbog tokom oko je su sam si smo ste bio bila bilo
    bili biti bi će ću ima imaju može mogu već još samo također tako tu tamo vrlo više sve svi
  `,
  negations: 'ne nije nisu nema nikad nikada bez niko ništa nijedan ni niti neće nisam',
  questionFrames: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, smije li', weak: 'počinje' },
  ],
  roles: { opponent: 'protiv', locative: 'u na' },
  labels: {
    words: 'uživo hitno najnovije ekskluzivno video foto intervju',
  },
  distinctive: `
    šta neko niko svako hiljada hiljade hiljadu milion miliona sedmic* januara februara marta aprila maja juna jula
    augusta septembra oktobra novembra decembra kanton* federacij* bih bosn* hercegov* sarajev* entitet* porodic*
    finansij* evrop* histori* univerzitet* saopćen* saopći* općin* opće općoj lahko voz vozovi muzik* pozorišt* naučni*
    vakcin* uslov* golman* fudbal* tokom njen hljeb* saobraća* naredn* takmičen* ljekar* sudij* sudija advokat* ubistv*
    jučer učesni* nivo* izvještaj* odbran* vanredn* uposleni* kompanij* fabrik* juna mapa mape demokratij*
    *ijek* *ijet* *ijed* *ijel* *ijem* *ijest* *vjet* *mjes* *djel* *djec* *sjed* *mjer* *rješ* *gdje *vjer* *sljed*
  `,
  titles: { reporting: 'kaže kazao rekao rekla' },
};

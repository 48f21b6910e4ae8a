import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    de den dee der dem d’ d déi dat datt e een eng en enger engem an am a op um vun vum fir mat zu zum zur
    bei beim aus no nom iwwer iwwert ënner virun hannert tëscht géint duerch bis säit wéinst wéi wat wien
    wou wéini firwat oder mee mä well wann ob awer och nëmmen nach scho schonn elo haut gëschter muer ass
    sinn war waren huet hunn hat haten gëtt ginn gouf goufen kann kënnen soll sollen muss mussen wäert géif
    ech du hien hatt si mir dir hir säin seng sech eis äis all méi manner ganz dës dësen dëst dësem
  `,
  negations: 'net keen keng kengem ouni ni näischt',
  distinctive: `
    lëtzebuerg lëtzebuerger police accident blesséiert joer jore stater minister ministesch premier gemeng gemengen
    leit kanner schoul zuch strooss auer méindeg dënschdeg mëttwoch donneschdeg freideg samschdeg sonndeg éischten
    zweeten neie nei grouss kleng gefall fonnt geschwat deputéiert ausgeschloss *ëscht* *schaft *éiert *éieren *ioun
    *iounen *oun *ë* *éi* *uer* *aach* *ieft *eet d'recht jiddereen mënsch mënschen huet senger sénger odder hir hun
    d'gener* *éit den as well iwwerall mamm kand musse gin
  `,
};

import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    и а али или па те да ли ако кад када где куда како зашто јер што ко који која које којих којем коју
    чији какав колико ја ти он она оно ми ви они оне мене ме тебе њега га му њу ју јој нас нам вас вам
    њих их им се себе себи свој своја своје својих мој моја наш наша ваш његов њен њихов овај ова ово
    ови ове овог тај та то ти тог тога онај у на с са из од до за по о при под над пред кроз према међу
    између уз преко након после пре против због током око је су сам си смо сте био била било били бити
    би ће ћу има имају може могу већ још само такође тако ту тамо врло више све сви
  `,
  negations: 'не није нису нема никад никада без нико ништа ниједан ни нити неће нисам',
  questionFrames: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, sme li', weak: 'počinje' },
  ],
  titles: {
    reporting: 'kaže kazao rekao rekla',
    questions: 'zašto',
    and: 'i',
    antonyms: 'pre/prije:posle/poslije/nakon više:manje iznad:ispod od:do',
    qualifiers: 'protiv žene ženski ženska bivši/bivša/eks severna južna istočna zapadna',
  },
  roles: { opponent: 'protiv', locative: 'u na' },
  labels: {
    routine: `
      horoskop*, zodijak*, хороскоп*, зодијак*, астролог*, astrolog*, loto rezultati, dobitni brojevi,
      popust*, rasprodaj*, попуст*, распродај*, najniža cena, black friday, ideje za poklon*, pokloni za,
      поклони за, gde pronaći, ukrštenic*, укрштениц*, sudoku, tv program, тв програм, šta gledati,
      gde gledati, шта гледати, где гледати, novih slučajeva, novi slučajevi, нових случајева, novozaraženih,
      новозаражених, vremenska prognoza, временска прогноза, kurs evra, kurs dinara, cene goriva,
      radno vreme
    `,
    words: `
      uživo hitno najnovije ekskluzivno ekskluziv u živo уживо најново хитно видео фото video foto intervju
    `,
    publisher: 'vijesti вестник',
  },
  distinctive: `
    gde ovde negde ko neko niko svako šta pre posle hiljad* milion miliona nedelj* januara februara marta aprila
    maja juna jula avgusta septembra oktobra novembra decembra opštin* opšt* saopšt* srbij* srpsk* beograd* porodic*
    finansij* evrop* istorij* univerzitet* takođe voz vozovi muzik* pozorišt* naučni* vakcin* uslov* golman* fudbal*
    bezbed* tokom vreme* *svet* mest* dve dece deca deci uspeh* cena* cene ceni cenu reka reke reku reci sled* uvek
    čovek* deo dela delov* *sed* izvešt* mere mera primen* promen* izmen* lekar* zahtev* reč reči vest vesti veće
    sever* *beleži* smen* *delj* zamen* obavešt* *reši* rešen* dinara mlek* hleb* saobraća* naredn* takmičen* sudij*
    advokat* ubistv* juče učesni* nivo* odbran* vanredn* kompanij* fabrik* odsto vazduh* spolj* preduzeć*
    demokratij* doneo donela doneli *aće *iće mapa mape *ј* *љ* *њ* *џ* *ћ* *ђ* *ије *ује *ују
  `,
};

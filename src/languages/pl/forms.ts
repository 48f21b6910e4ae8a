import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'pl',
  shortStems: true,
  endings: 'ami iami emu ego ych ich ymi imi owi owie ach iach om iom ow em iem ej ie ia iu a e i o u y',
  alternations: [
    [/e(?=[cknlrz]$)/, ''],
    [/c$/, 'k'],
  ],
  verbs: {
    endings: `ac ec ic yc uc nac owac ywac iwac owywac
    al ala alo ali aly il ila ilo ili ily yl yla ylo yli yly el ela elo eli ely l la lo li ly nal nela nelo neli nely owal owala owalo owali owaly ywal ywala ywalo ywali ywaly
    am asz amy acie aja e esz emy ecie a i isz imy icie y ysz ymy ycie ie ia uje ujesz ujemy uja uje ywa ywaja iwa iwaja yna ynaja ynal ynala nie na niesz
    any ana ane ano ani anych anym owany owana owane owano owani owanych ony ona one ono eni onych iony iona ione iono ieni ty ta te to ci
    anie ania aniu aniem owanie owania owaniu owaniem owan enie enia eniu eniem ienie ienia ieniu ieniem cie cia ciu ciem ecie ecia eciu eciem acja acji acje niecie niecia nieciu nieto niete niety nieta eto ete eta owa ywanie ywania`,
    plainEndings: `ac ec ic yc uc nac owac owal owala owali uje uja al ala alo ali aly il ila ilo ili ily nela nelo neli nie na
    ano any owano owanie owania owa`,
    alternations: [
      [/otw(?:ar|ier|orz)$/, 'otwor'],
      [/rost$/, 'ros'],
      [/sz$/, 's'],
      [/dz$/, 'd'],
    ],
    perfective: /^(?:prze|s|wy|za|z)(?=.{4,}(?:owa|uj))/,
  },
  marksCase: true,
  spellings: {
    words: 'kilometrów:km kilogramów:kg hektarów:ha ks:ksiądz prof:profesor',
    titleWords: 'ul:ulicy ulica:ulicy ulicę:ulicy al:alei aleja:alei aleje:alei woj:wojewoda gen:generał',
    title: [
      [/(?<=\d\s?)(?:pkt|punktu|punkty|punktów)\.? (?:proc|procentow(?:ego|e|ych))(?!\p{L})\.?/gu, ' pp '],
    ],
  },
};

import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'cs',
  shortStems: true,
  endings: 'ami emi imi ych ich eho emu ou um em ach ech ich ovi ove a e i o u y',
  alternations: [[/e(?=[cknlrm]$)/, '']],
  verbs: {
    endings: `it at et ut yt out nout ovat avat ivat yvat
    il ila ilo ili ily al ala alo aly ali el ela elo eli ely l la lo li ly nul nula nulo nuli nuly oval ovala ovalo ovali ovaly
    im is i ime ite eji aji a as ame ate am u es e eme ete ou uji uje ujeme ne nou nu ina inaji inal
    en ena eno eni eny enim enich an ana ano ani any anim anich ovan ovana ovano ovani ovany ovanim ut uta uto uty uti ace aci`,
    plainEndings:
      'it at et yt nout ovat ovan ovani uji il ila ilo ili ily al ala alo ali aly eni ani en ne ina inaji',
    alternations: [
      [/otevir$/, 'otevr'],
      [/(?<=ou|bo)z$/, 'd'],
      [/rust$/, 'rost'],
      [/poust$/, 'pust'],
    ],
    perfective: /^(?:do|na|od|pro|vy|za|z)(?=.{4,}(?:ova|uj))/,
  },
  marksCase: true,
  spellings: {
    words: 'kilometrů:km kilómetrů:km nám:náměstí prof:profesor',
    titleWords: 'ul:ulici ulice:ulici gen:generál',
  },
};

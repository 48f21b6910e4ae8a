import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    el la els les l un una uns unes de del dels d a al als amb per pel pels en i o però si que qui què
    quin quina quins quines quan on com perquè jo tu ell ella nosaltres vosaltres ells elles em et es
    ens us li els hi ho en se s m t n el meu la meva seu seva seus seves nostre nostra aquest aquesta
    aquests aquestes aquell aquella això allò és són era eren ser ha han he havia haver hi hagi estat
    està estan fa fer va van més molt també ja així tan encara mentre entre sobre sota contra des fins
    durant segons cada tot tota tots totes altre altra altres mateix mateixa
  `,
  negations: 'no ni mai sense res ningú cap tampoc',
  questionFrames: [
    { openings: 'quant temps', weak: 'dura duren' },
    {
      openings: 'a quina hora, quants anys, quants, quantes, quant, es pot, quan es pot',
      weak: 'costa comença',
    },
  ],
  titles: {
    and: 'i',
    antonyms: 'abans:després/rere més:menys',
    qualifiers: 'contra dones femení ex nord sud est oest',
  },
  labels: {
    routine: `
      horòscop*, zodíac, tarot, loteria resultats, grossa de, números guanyadors, millors ofertes,
      descompte*, codi promocional, black friday, idees per regalar, regals per, guia de regals,
      com aconseguir, mots encreuats, paraulògic, wordle, sudoku, què veure, on veure, a quina hora,
      programació tv, agenda cultural, nous casos, casos nous, nous contagis, previsió del temps,
      el temps avui, preu de la llum, recepta*, santoral
    `,
    words: `
      en directe darrera hora galeria imatges imatge vídeo vídeos foto fotos exclusiva anàlisi opinió
      entrevista última minut a la el
    `,
  },
  distinctive: 'i els amb per del dels als és més *ció *cions *ny* *tge* va ha una un seva seu',
  places: { contractions: 'el:del/al/pel els:dels/als/pels' },
  pages: {
    untitled: 'sense títol',
    credits: 'Foto, Imatge',
    byline: 'per',
  },
};

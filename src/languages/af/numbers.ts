import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'een',
    cardinals: 'twee drie vier vyf ses sewe agt nege tien elf twaalf',
    tens: 'twintig dertig veertig vyftig sestig sewentig tagtig negentig',
    scales: '100:honderd 1e3:duisend 1e6:miljoen/mjn 1e9:miljard',
    ordinals: 'eerste tweede derde vierde vyfde',
    compound: true,
  },
};

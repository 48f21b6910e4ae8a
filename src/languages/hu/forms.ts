import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'hu',
  endings:
    'okban ekben okat eket okbol ekbol ban ben bol rol hoz hez tol nak nek val vel ert ok ek ak at et ot ra re on en a e k t o u i os es nal nel kal kel ja je jat jet ig kor okon eken jai jei',
  verbs: {
    endings: `ni ani eni nak nek anak enek tak tek ttak ttek ottak ettek ottek tuk tok tem tam ott ett t otta ette otte ottak
    ik nek ja jak i ik om em od ed unk hat het hatnak hetnek nanak nenek na ne
    as es asok esek asa ese asat eset ast est asanak esenek asara esere asaban esben asban asakor esekor
    tes tesek tott tett va ve o ok ok`,
    plainEndings: 'ni ani eni tak tek ottak ettek ott ett nak nek anak enek',
  },
  marksCase: true,
  behindWord: 'ban ben',
};

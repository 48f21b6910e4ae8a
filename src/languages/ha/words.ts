import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    da na ta a ya ne ce shi ita su mu ku ni kai ke za zai zata zan muka suka aka an ana ake yana tana suna
    muna kuma amma ko kuwa sai har daga zuwa cikin kan bisa ga wa wanda wadda waɗanda wannan wancan nan can
    don domin saboda tun kafin bayan tsakanin tare yadda inda lokacin idan duk dukkan kowa kowane wani wata
    wasu mai masu me mene wane wace yaya yaushe ina nawa nasa tasa sun dai kamar sosai kawai yanzu yau
  `,
  negations: 'ba babu bai bata basu kada',
  distinctive: `
    shugaban ƙasar ƙasa kasar ƴan yan sanda gwamnatin jihar jiha mutane mutum yadda ake yi za su sun aka suka
    najeriya cewa jam’iyyar majalisar zaɓen ɗan dan wasa ƙungiyar farko biyu uku rahoto labarin yara mata maza bbc
    hausa *ɗ* *ƙ* *ɓ* ‘yan ‘yancin yanci ɗaya ne kawai hakkin haƙƙin domin babu kowa ba a duk da shi kuwa haka kuma
    doka hukumar hukuma kasa ilimi kasuwanci ta hanyar har ma
  `,
};

import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    na mu ku ya wa ba bya cya za y’ n’ w’ ni kandi ariko ko iyo ubwo kuko nk’ nka uko aho ibyo icyo uyu uwo
    iki iri aba abo izi izo hari ari yari bari kuri muri kugira ngo cyane gusa ndetse cyangwa nyuma mbere
    hagati hamwe kugeza kuva iyi ubu we bo jye twe mwe nde he ryari gute angahe buri bose byose undi abandi
    ikindi ruri bwa rwa ry’ bw’ rw’ by’
  `,
  negations: 'nta si ntabwo nti oya ntibari ntiyari',
  distinctive: `
    perezida u rwanda minisitiri umujyi abaturage abantu umuntu akarere igihugu leta polisi ingabo kigali
    abanyarwanda amafaranga miliyoni imyaka umwaka urukiko umugabo umugore abana yavuze yasabye yagize bavuga
    kugaragaza ubuyobozi umukinnyi ikipe amavubi apr rayon sports uburyo *yagaragaje kagame umu* aba* iby* ubu* uru*
    igi* yat* yas* bag* ntib* buli muli agaciro gihugu ibihugu uburenganzira burenganzira ishyaka *umuntu* agomba
    akwiye ashobora bashobora ntawe wese bose kurengera amategeko mategeko abanya* aba*a u*gu* *gihugu kubana
    guhabwa umurimo
  `,
};

import type { LanguageWords } from '../language.js';

/** Gaelic writes grave accents where Irish has acute ones. */
export const words: LanguageWords = {
  functionWords: `
    an am a na nan nam agus is le leis leotha ri ris riutha bho gu do de den dhen dhan dha ann anns air aig airson mu mun fo
    tro tron eadar mar ach no neo nuair ma far ag tha bha bhios bhiodh bheil eil robh bith thug thuirt chaidh tè sin seo sam
    gach uile cuid cuideachd fhèin iad sinn sibh mi thu aca againn aice aige orm oirnn orra gur gum gun
  `,
  negations: 'cha chan nach',
  distinctive: `
    *à* *è* *ì* *ò* *ù* bhiodh bheil airson chaidh tha anns dha bho luchd gàidhlig alba *achadh *adh *aidh *eadh *ean
    *chd *airean *annan *bh* *mh* *dh* *fh*
  `,
};

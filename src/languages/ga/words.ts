import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    an na agus is le ar ag i in sa san den don de do ó faoi go chun chuig trí idir roimh thar um mar ach nó
    má dá nuair cé cad conas cathain cá céard a atá tá bhí bhfuil beidh bheidh mbeidh bíonn raibh sé sí siad
    mé tú sibh muid sinn é í iad seo sin siúd ina inár aige aici acu agam againn air uirthi orthu leis léi
    leo dó di dóibh ann eile gach féin fós anois inniu inné bith
  `,
  negations: 'ní níl níor nach nár gan cha',
  distinctive: `
    éireann éirinn gaeilge gaeltacht gaeltachta rialtas aire taoiseach dáil deir deirtear bhliain bliana
    bliain duine daoine bean fear páistí scoil baile átha cliath gaillimh gaillimhe dhún conamara chathair
    mhaigh comhairle chontae contae craobh nua mór beirt *bhf* *mhai* *aíocht *úil *óidh *eann *aigh *bh*
    *mh* *dh* *fh*
  `,
};

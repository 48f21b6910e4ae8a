import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    y yr a ac i o yn ar am at gan gyda dros drwy trwy rhwng wrth dan ers hyd tua er mewn ei eu ein eich fy
    dy ond neu os pan sut pam ble pryd pwy beth faint sydd sy mae maen oedd roedd bydd byddai yw ydy ydi
    wedi bod fod hefyd wedyn hwn hon hyn hynny rhai pob bob fel nawr heddiw ddoe yma yno eto mwy iawn ef hi
    nhw chi fi ti yna â ag mai bu
  `,
  negations: 'ni nid na nad dim ddim heb',
  distinctive: `
    cymru gymru nghymru cymraeg caerdydd abertawe gwynedd gogledd heddlu cyngor llywodraeth prif weinidog
    senedd dyn dynes menyw merch plant ysgol ysgolion blwyddyn flynedd pobl bobl gwaith newydd gan cael ei
    gael marw gwrthdrawiad ymosodiad dweud meddai galw rhybudd byddan *wyd *iaeth *odd *ydd *ddwyd ll* *dd*
    *wy* *ff*
  `,
};

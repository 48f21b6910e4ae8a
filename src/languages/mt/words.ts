import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    u ta tal tad tat tas tan tar taż l il ir is id it in iż li fi f fil fid fit fis fin b bil bit bid bis
    mal mill mid mit minn għal għall għad għat għas bħal bħala lil lill dan din dawn dak dik dawk huwa hija
    huma hu hi jien int aħna intom kien kienet kienu qed qiegħed se ser sa jekk meta fejn kif għaliex għala
    x’ xi min kemm imma iżda jew biex wara qabel bejn waqt matul kontra fuq taħt quddiem dwar kull kollha
    aktar iktar ukoll biss diġà kważi tagħha tiegħu tagħhom
  `,
  negations: 'mhux mhijiex mhumiex mingħajr qatt ebda ma',
  distinctive: `
    malta għawdex maltin pulizija gvern ministru prim qorti sena snin raġel mara tfal persuna nies wieħed
    ġew ġie għandu għandha jgħid tgħid qal qalet ħabs akkużat ewro partit nazzjonalista laburista lura ġdid
    ġdida *ħ* *ġ* *ż* *ċ* *għ*
  `,
};

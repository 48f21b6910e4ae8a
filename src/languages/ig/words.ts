import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    na nke n’ime ya ha anyị unu gị m mụ o ọ a e i ị bụ di dị nwere ka ga-eme ga si maka site mgbe ebe ihe
    onye ndị ndi nwa otu ọzọ niile kwa bụrụ bu ma mana maọbụ kama ugbu ugbua taa gịnị kedu olee kọwara mere
    eme na-eme na-ekwu kwuru sịrị n’ n’elu n’ala tupu ruo n’etiti ihi n’ihi dịka bụla ahụ so naanị ezie
  `,
  negations: 'adịghị abụghị enweghị mba ghị',
  distinctive: `
    ndị uwe ojii gọvanọ steeti onyeisi ala naịjirịa mmadụ ụmụ ụmụaka nwanyị nwoke ụlọ ikpe ọnwụ gbara
    gbasara ihe ị kwesịrị ịma kpatara akụkọ otu e si nwụrụ gburu ụbọchị afọ *ụ* *ị* n’*
  `,
};

import { DEVANAGARI_SPELLINGS } from '../devanagari.js';
import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings:
    'ांच्या ांना ाच्या ाला ातील ात ांनी ाने ां ा ी े ने नी ला चा ची चे च्या त तील वर वरील वरून ंनी ंना ंचे ंचा ंची ंच्या ेने ेला ेचा ेची ेचे ेत ेच्या ांचे ांचा ांची ाचा ाची ाचे ्यात ्याला ्याने ्याचा ्याची ्याचे ्यातील ्याच्या ्यांचे ्यांनी ो ू ांत मुळे साठी कडे पासून पर्यंत बाबत विषयी मध्ये सह ामुळे ासाठी ाबाबत',
  alternations: [
    // शेतकरी, शेतकऱ्यांना.
    [/(?<=..)्य$/u, ''],
    [/ू/gu, 'ु'],
    [/ी/gu, 'ि'],
  ],
  spellings: { rules: DEVANAGARI_SPELLINGS },
};

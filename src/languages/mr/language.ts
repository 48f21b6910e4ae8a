import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Foreign news is `आंतरराष्ट्रीय`, home news `देश`; news of the state has its own section, `महाराष्ट्र`. */
export const mr: Language = {
  code: 'mr',
  aliases: ['mar'],
  endonym: 'मराठी',
  englishName: 'Marathi',
  script: 'Deva',
  direction: 'ltr',
  defaultRegion: 'IN',
  trendingQuery: 'ठळक बातम्या',
  regionNames: { US: 'अमेरिका', GB: 'ब्रिटन', AE: 'यूएई' },
  categories: {
    world: 'आंतरराष्ट्रीय',
    national: 'देश',
    business: 'व्यापार',
    technology: 'तंत्रज्ञान',
    entertainment: 'मनोरंजन',
    sports: 'क्रीडा',
    science: 'विज्ञान',
    health: 'आरोग्य',
    politics: 'राजकारण',
    economy: 'अर्थव्यवस्था',
    environment: 'पर्यावरण',
  },
  sectionNames: {
    world: 'जग, विदेश, विश्व, जागतिक, ग्लोबल, जगभरातून, विदेश बातम्या',
    national: 'राष्ट्रीय, भारत, देश विदेश, राष्ट्रीय बातम्या, महाराष्ट्र',
    business: `
      उद्योग*, बिझनेस*, अर्थसत्ता, बाजार, शेअर बाजार, व्यापार उद्योग, पैसा, गुंतवणूक, बँकिंग, उद्योग
      व्यापार
    `,
    technology: `
      टेक*, टेक्नॉलॉजी, विज्ञान तंत्रज्ञान, विज्ञान आणि तंत्रज्ञान, गॅजेट, गॅजेट्स, मोबाइल, इंटरनेट,
      कृत्रिम बुद्धिमत्ता, टेक्नो
    `,
    entertainment: `
      चित्रपट*, सिनेमा*, बॉलिवूड*, बॉलीवूड, मराठी चित्रपट, टीव्ही, नाटक, संगीत, सिनेमा बातम्या, ओटीटी,
      मराठी सिनेमा, हॉलिवूड, संस्कृती
    `,
    sports: `
      क्रिकेट*, खेळ*, स्पोर्ट्स, फुटबॉल, टेनिस, हॉकी, आयपीएल, कबड्डी, क्रीडा बातम्या, बॅडमिंटन,
      ऑलिम्पिक, इतर खेळ
    `,
    science: 'विज्ञान तंत्रज्ञान, विज्ञान आणि तंत्रज्ञान, अंतराळ, खगोल, संशोधन',
    health: 'हेल्थ, वैद्यकीय, कोरोना, कोविड 19, आरोग्य वार्ता, आहार आणि आरोग्य, फिटनेस आरोग्य, हेल्थ टिप्स',
    politics: 'राजकीय, निवडणूक*, निवडणुका, लोकसभा निवडणूक, विधानसभा निवडणूक, सरकार, संसद',
    economy: 'अर्थकारण, अर्थ, आर्थिक, महागाई, अर्थविश्व, अर्थवृत्त, बजेट',
    environment: 'हवामान बदल, निसर्ग, प्रदूषण, वातावरण, वन्यजीव, पर्यावरण बातम्या',
  },
  sectionHead: 'last',
  newsWords: 'बातम्या बातमी ताज्या ठळक मराठी न्यूज महत्त्वाच्या विषय',
  and: 'आणि व',
  forms,
  numbers,
  categoryWords,
  words,
};

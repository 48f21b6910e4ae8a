import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

/** Home news is `राष्ट्रिय`. */
export const ne: Language = {
  code: 'ne',
  aliases: ['nep', 'npi'],
  endonym: 'नेपाली',
  englishName: 'Nepali',
  script: 'Deva',
  direction: 'ltr',
  defaultRegion: 'NP',
  trendingQuery: 'मुख्य समाचार',
  regionNames: { US: 'अमेरिका', GB: 'बेलायत', AE: 'यूएई' },
  categories: {
    world: 'विश्व',
    national: 'राष्ट्रिय',
    business: 'व्यापार',
    technology: 'प्रविधि',
    entertainment: 'मनोरञ्जन',
    sports: 'खेलकुद',
    science: 'विज्ञान',
    health: 'स्वास्थ्य',
    politics: 'राजनीति',
    economy: 'अर्थतन्त्र',
    environment: 'वातावरण',
  },
  sectionNames: {
    world: 'अन्तर्राष्ट्रिय, अन्तर्राष्ट्रिय समाचार, विदेश, प्रवास, संसार, अन्तराष्ट्रिय',
    national: 'देश, समाज, नेपाल, राष्ट्रिय समाचार, स्वदेश',
    business: 'बिजनेस, वाणिज्य, अर्थ वाणिज्य, बजार, सेयर बजार, सेयर, बैंक, कर्पोरेट, उद्योग, बैंकिङ, अर्थ',
    technology: `
      सूचना प्रविधि, विज्ञान प्रविधि, विज्ञान र प्रविधि, टेक, ग्याजेट, इन्टरनेट, मोबाइल, सूचना तथा
      प्रविधि
    `,
    entertainment: `
      कला*, फिल्म, चलचित्र, सिनेमा, कला मनोरञ्जन, संगीत, बलिउड, हलिउड, कला साहित्य, कला र शैली, नेपाली
      चलचित्र
    `,
    sports: 'क्रिकेट*, फुटबल*, खेल*, टेनिस, भलिबल, ओलम्पिक, खेलकुद समाचार',
    science: 'विज्ञान प्रविधि, विज्ञान र प्रविधि, अन्तरिक्ष, अनुसन्धान',
    health: 'कोरोना, कोभिड १९, चिकित्सा, स्वास्थ्य समाचार, जनस्वास्थ्य',
    politics: 'राजनीतिक, निर्वाचन*, चुनाव*, संसद, सरकार',
    economy: 'अर्थ, आर्थिक, अर्थनीति, मूल्यवृद्धि, अर्थ समाचार, बजेट',
    environment: 'जलवायु परिवर्तन, जलवायु, प्रकृति, पर्यावरण, वन्यजन्तु, प्रदूषण',
  },
  sectionHead: 'last',
  newsWords: 'समाचार खबर ताजा मुख्य विषय सबै',
  and: 'र तथा',
  forms,
  numbers,
  words,
};

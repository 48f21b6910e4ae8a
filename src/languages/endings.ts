/**
 * Endings that inflection adds to nouns and adjectives (in a few languages to verbs), in their own spelling. Taking
 * them off, the longest first, brings the forms of a word together: a light stemmer, good enough to widen a search
 * that found too little, never used to narrow one. Languages without an entry are not inflected at the end of words,
 * or are written without spaces.
 */
export const ENDINGS: Record<string, string> = {
  af: 'e s te de ens heid',
  ar: 'ات ون ين ان ها هم هن نا يه ه ي ا',
  az: 'lar ler lari leri larin lerin in un nin nun da de dan den a e i u si su sinin ya ye y nda nde sini sindən sində sinə ını ini unu ünü nın',
  be: 'амі ямі ага яга аму яму ымі імі ах ях оў аў еў ёў ой ай ей ая яя ае яе ыя ія ую юю ом ам ем ям ы і а я о е у ю ь',
  bg: 'ите ата ята ото ето ът ят та то те ия ие ове еве ски ска ско а я о е и у й ища ище овете',
  bn: 'দের টির টি টা টার গুলোর গুলো গুলি গুলির রা ের র ে কে েরা য়ের য় য়ে দ িতে ীতে ুতে াতে োতে ী ি া ু ো',
  bs: 'ima ama ova eva om em og eg oj ih im a e i o u',
  ca: 'es s a os as ons ona ones e o i',
  cs: 'ami emi imi ych ich eho emu ou um em ach ech ich ovi ove a e i o u y',
  cy: 'au iau on ion ydd oedd',
  da: 'erne ernes ene enes erens ens ets er en et e s um erende',
  de: 'ern en er em es e n s',
  el: 'ουσ ων εσ οσ ησ ασ ου οι ια ιου α η ο ι ε ω ιων ματων ματα ματοσ εισ εων υσ',
  en: 'ies ing ed es s e y',
  es: 'es os as s o a e',
  et: 'dele dest delt tele test telt des deks dega ga le st lt sse ks ni na ta de te id ad d t s a e i u sed se sele seid ne',
  eu: 'aren arekin etan etako etatik eko ko tik ra an ak ek ari a ean eak eek eetan ri u e i',
  fa: 'هاي ها ان ات يي ي ش م',
  fi: 'issa issä ista ille illa ilta ien iin ssa sta lla lta lle ksi tta ja na nsa en in an on un t a i n o y u e oissa oista jen den ten iden een eiden',
  fil: 'ng ing n',
  fr: 'aux eaux ees es ee al eau s x e aient',
  gl: 'ois ons on s os as o a e is i',
  gu: 'ોના ોને ોમાં માં ના ની નો નું ને થી ઓ ો ા ી ે એ ઓએ ઓની ઓનું ઓનો ઓના ઓમાં ઓને ોએ ોની ોનું ોથી ેથી માંથી પર',
  he: 'ים ות יים ית ה י ת',
  hi: 'ियों ियां ों ें ीय ाओं ा ी े ि िया ं ओं एं',
  hr: 'ima ama ova eva om em og eg oj ih im a e i o u',
  hu: 'okban ekben okat eket okbol ekbol ban ben bol rol hoz hez tol nak nek val vel ert ok ek ak at et ot ra re on en a e k t o u i os es nal nel kal kel ja je jat jet ig kor okon eken jai jei',
  hy: 'ների ներից ներում ներով ներ երի եր ում ից ով ի ը ն երը ներին ներն երն երից երով ու ուն',
  id: 'nya kan an i lah kah k',
  is: 'unum anna inum inni ins inn um ar ir ur a i u id num an na nar ana ina s n',
  it: 'i e a o',
  ka: 'ებში ებით ების ებმა ებს ები ში ით ის მა ს ი ზე მ ე ად თან ებზე დან ებიდან ო ა',
  kk: 'лар лер дар дер тар тер дын дин нын нин тын тин да де та те дан ден тан тен га ге ка ке ы и ын ін дың дің ның нің тың тің ға қа нан нен сы сі мен пен бен ді ды ты ті ні ны дағы дегі тағы тегі і н сын сін',
  kn: 'ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳನ್ನು ಗಳಿಗೆ ಗಳಿಂದ ದ ದಲ್ಲಿ ದಿಂದ ಕ್ಕೆ ಯ ಯಲ್ಲಿ ಯಿಂದ ಗೆ ಯನ್ನು ನ್ನು ರು ರ ು ್ ಲ್ಲಿ ಿಗೆ ಿಂದ ವನ್ನು',
  lt: 'iams oms uose iuose ose ais omis iu io ia us as is os es ai ei oje eje yje u a e i o y ys ui iai ius',
  lv: 'iem ajiem ajam ajai ajos ajas os as us is am ai a e i u o s im imi ems ei',
  mk: 'ите ата ото ето от та то те ови еви ски ска ско а о е и у',
  ml: 'ങ്ങളുടെ ങ്ങള് ുടെ ില് ിന് യില് യുടെ ന്റെ ിന്റെ ിൽ യിൽ ത്തിൽ ത്തിന് ത്തിന്റെ ത്ത് ത്തെ ങ്ങൾ ങ്ങളെ കൾ ുകൾ കളെ കളുടെ മാർ മാരുടെ രുടെ ർ ം യെ െ ോട് ാൽ ു ് മ',
  mn: 'ын ийн ны ний д т аас ээс оос өөс тай тэй той ыг ийг г н ууд үүд чууд нууд нүүд руу рүү аар ээр оор өөр аа ээ оо өө чийн чид ад ид ий а о э ө',
  mr: 'ांच्या ांना ाच्या ाला ातील ात ांनी ाने ां ा ी े ने नी ला चा ची चे च्या त तील वर वरील वरून ंनी ंना ंचे ंचा ंची ंच्या ेने ेला ेचा ेची ेचे ेत ेच्या ांचे ांचा ांची ाचा ाची ाचे ्यात ्याला ्याने ्याचा ्याची ्याच्या ्यांचे ्यांनी ो ू ांत',
  ms: 'nya kan an i lah kah k',
  ne: 'ले लाई मा माथि को का की बाट सँग देखि हरू हरूले हरूको हरूलाई हरूमा हरु हरुले हरुको द्वारा',
  nl: 'en es er e s n je tje jes tjes eren',
  no: 'ene enes ens ets er en et a e s um erne ere erens',
  pa: 'ਾਂ ੀਆਂ ਿਆਂ ਾ ੀ ੇ ੋਂ ਂ ੋ',
  pl: 'ami iami emu ego ych ich ymi imi owi owie ach iach om iom ow em iem ej ie ia iu a e i o u y',
  pt: 'oes aos aes ao as os es s a o e',
  ro: 'urilor urile ilor iilor ului elor uri ele lor ul ii ei ea le a e i u ie iei iile ua la l',
  ru: 'ами ями иями ого его ому ему ыми ими иях ах ях иям ов ев иев ей ией ой ий ый ая яя ое ее ые ие ия ии ию ую юю ом ем ам ям а я о е ы и у ю ь й',
  si: 'යන් වල ගේ ට ද ව වේ ේ ෙන් න් යෙන් ය ක් යේ වරු වරුන් ් මක් යක් වලින් ම',
  sk: 'ami ymi imi ych ich eho emu ovi ove och ach iach om am ou a e i o u y ov um',
  sl: 'ami imi ega emu ih im om em ah ov ev a e i o u',
  sq: 'eve ave ive et te it ut ve in en un e a i u at rat ra ja je vet es',
  sr: 'ima ama ova eva om em og eg oj ih im a e i o u',
  sv: 'ernas ornas arnas erna orna arna ens ets en et ar er or na a e s n t an um are aren',
  sw: 'ni',
  ta: 'களின் களை களில் கள் ின் ில் ுக்கு ை ங்களின் ங்களை ங்களில் ங்கள் த்துக்கு த்திற்கு த்தை த்தில் த்தின் ம் ால் ்கள் ுகள் க்கு ு யை யைத் யில் யின் யால் ைத் ையைத் ்',
  te: 'లు లను లకు లో కి ను ు ుల ులు ులకు ులో ల లతో తో ని పై కు ం ాలు ాల ాలకు ానికి ంలో ాల్లో ుడు ుకు ును ుతో ాన్ని క',
  tr: 'larinin lerinin larin lerin lari leri lardan lerden larda lerde lar ler inin unun nin nun indan inden inda inde dan den tan ten da de ta te yla yle ye ya si su in un i u e a yu yi y ina ine dir',
  uk: 'ами ями ого його ому ьому ими іми ах ях ів ев ей ой ою ею ий ій а я о е и і у ю ь ом ем ам ям ії ію ія',
  ur: 'وں یں ات ے ا ي یاں ی',
  uz: 'larning larni larda larga lar ning ni da ga dan i si sini lardan dagi',
};

/**
 * What stands before a word in the same run of letters: prepositions, articles and conjunctions of Hebrew and
 * Arabic, noun classes of Swahili, voices of Malay and Filipino. The same letters also begin words, so a word is kept
 * under what it would be with and without them.
 */
export const PREFIXES: Record<string, string> = {
  ar: 'و ف ب ل ك س',
  fa: 'ن مي نمي',
  fil: 'nag mag pag nang mang pang naka na ma pa ka i',
  he: 'ה ו ב ל מ ש כ וה וב ול ומ ושה שה מה כש',
  id: 'memper diper mem men meng meny me ber di ke pem pen peng pe per ter se',
  ms: 'memper diper mem men meng meny me ber di ke pem pen peng pe per ter se',
  sw: 'ma wa m mw ki vi ku ya la mi u wana ana',
};

/** Sounds at the end of a stem that change with what follows it: Dutch golf and golven, Polish gatunek and gatunki. */
export const ALTERNATIONS: Record<string, readonly (readonly [RegExp, string])[]> = {
  ka: [[/[ეაო](?=[ლრნმ]$)/, '']],
  ro: [[/z$/, 'd']],
  bg: [[/ц$/, 'к']],
  mk: [[/ц$/, 'к']],
  af: [
    [/([aeou])\1(?=[a-z]$)/, '$1'],
    [/[vw]$/, 'f'],
  ],
  az: [[/g$/, 'k']],
  be: [
    [/ў/g, 'в'],
    [/о/g, 'а'],
    [/[еа](?=[кнц]$)/, ''],
  ],
  bs: [
    [/[ea](?=[ckn]$)/, ''],
    [/c$/, 'k'],
  ],
  ca: [[/j/g, 'g']],
  cs: [[/e(?=[ckn]$)/, '']],
  et: [
    [/l[dl]$/, 'l'],
    [/nk$/, 'n'],
    [/g$/, 'k'],
    [/b$/, 'p'],
    [/d$/, 't'],
  ],
  fi: [
    [/l[lt]$/, 'l'],
    [/n[ntgk]$/, 'n'],
    [/m[mp]$/, 'm'],
    [/r[rt]$/, 'r'],
    [/(?<=[lr])k$/, ''],
    [/d$/, 't'],
  ],
  hr: [
    [/[ea](?=[ckn]$)/, ''],
    [/c$/, 'k'],
  ],
  nl: [
    [/([aeou])\1(?=[a-z]$)/, '$1'],
    [/v$/, 'f'],
    [/z$/, 's'],
  ],
  pl: [[/e(?=[ckn]$)/, '']],
  ru: [[/е(?=[кнц]$)/, '']],
  sk: [[/e(?=[ckn]$)/, '']],
  sl: [
    [/[ea](?=[ckn]$)/, ''],
    [/c$/, 'k'],
  ],
  sr: [
    [/[ea](?=[ckn]$)/, ''],
    [/c$/, 'k'],
  ],
  tr: [
    [/g$/, 'k'],
    [/b$/, 'p'],
  ],
  uk: [
    [/е(?=[кнц]$)/, ''],
    [/і/g, 'о'],
  ],
};

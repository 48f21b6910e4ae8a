/** How one word is spelt in more than one way: whole words, and rules that change what is folded already. */
export interface Spellings {
  /** `one:other`, as written; the first is compared as the second. */
  words?: string;
  rules?: readonly (readonly [RegExp, string])[];
}

/** Half nasals before their own consonants are written as a dot, and the two signs for an open o as one. */
const DEVANAGARI: readonly (readonly [RegExp, string])[] = [
  [/ॉ|ऑ/gu, 'ा'],
  [/[ङञणनम]्(?=[क-म])/gu, 'ं'],
  [/(?<=.)ये$/u, 'ए'],
  [/(?<=.)यी$/u, 'ई'],
  [/(?<=.)यीं$/u, 'ईं'],
  [/ऐं/gu, 'ें'],
];

/**
 * By analysis language; both titles are brought to the same form, which need be nobody's. What accents, ligatures and
 * apostrophes make is gone by folding.
 */
export const SPELLINGS: Readonly<Record<string, Spellings>> = {
  en: {
    words: `tyre:tire tyres:tires kerb:curb grey:gray greys:grays plough:plow ploughs:plows sceptic:skeptic
      sceptics:skeptics sceptical:skeptical scepticism:skepticism pyjamas:pajamas mum:mom mums:moms moustache:mustache
      gaol:jail cosy:cozy catalogue:catalog catalogues:catalogs dialogue:dialog dialogues:dialogs doughnut:donut
      doughnuts:donuts ageing:aging aeroplane:airplane whisky:whiskey artefact:artifact artefacts:artifacts
      foetus:fetus foetal:fetal manoeuvre:maneuver manoeuvres:maneuvers jewellery:jewelry fulfil:fulfill
      fulfils:fulfills enrol:enroll enrols:enrolls skilful:skillful learnt:learned burnt:burned spelt:spelled
      leapt:leaped dreamt:dreamed ok:okay programme:program programmes:programs mould:mold moulds:molds mouldy:moldy
      draught:draft cheque:check cheques:checks axe:ax
      adviser:advisor advisers:advisors defence:defense offence:offense licence:license pretence:pretense
      sen:senator sens:senators gov:governor govs:governors rep:representative reps:representatives gen:general
      col:colonel lt:lieutenant sgt:sergeant capt:captain dr:doctor prof:professor pres:president st:saint
      mt:mount ft:fort govt:government dept:department assn:association intl:international natl:national vs:v
      rev:reverend hon:honourable univ:university ave:avenue blvd:boulevard
      ala:alabama ariz:arizona calif:california colo:colorado conn:connecticut fla:florida
      ga:georgia kan:kansas ky:kentucky md:maryland mich:michigan
      minn:minnesota mo:missouri mont:montana neb:nebraska nev:nevada okla:oklahoma
      pa:pennsylvania tenn:tennessee tex:texas vt:vermont va:virginia wis:wisconsin wyo:wyoming`,
    rules: [
      [/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|able$|ite$|ites$|ful$|less$|hood|ly$|er$|ers$|y$)/, 'or'],
      [/(?<=[a-z](?:[bt]|ch))re(?=$|s$|d$)/, 'er'],
      [/ae(?=[dmosn])(?!$)/, 'e'],
      [/(?<=[a-z]{2})is(?=e$|es$|ed$|ing$|ation|er$|ers$)/, 'iz'],
      [/(?<=[a-z]{2}l)ys(?=e$|es$|ed$|ing$)/, 'yz'],
      [/(?<=[a-z]{2}[aeiou])ll(?=ed$|ing$|er$|ers$|or$|ors$)/, 'l'],
    ],
  },
  de: {
    words: 'bzgl:bezüglich ca:zirka circa:zirka',
    rules: [
      [/ti(?=ell|al)/, 'zi'],
      [/ph/g, 'f'],
      [/(?<=k)ou(?=sin)/, 'u'],
    ],
  },
  fr: {
    words: 'clef:clé clefs:clés st:saint ste:sainte mme:madame gouv:gouvernement ognon:oignon',
    rules: [[/ph/g, 'f']],
  },
  es: {
    words: 'ee:estados pdte:presidente gob:gobierno sta:santa sto:santo',
    rules: [
      [/^ps(?=[ieo])/, 's'],
      [/^obscur/, 'oscur'],
    ],
  },
  pt: {
    words: 'sta:santa sto:santo gov:governo pres:presidente equipe:equipa registro:registo',
    rules: [
      [/(?<=[aeiou])c(?=c[aeo]|t)/g, ''],
      [/(?<=[aeiou])p(?=c[aeo]|t)/g, ''],
    ],
  },
  it: { words: 'gov:governo' },
  nl: { words: 'min:minister', rules: [[/ph/g, 'f']] },
  sv: { words: 'st:sankt' },
  vi: { rules: [[/(?<=[bcdghklmnpqrstvx]u?)y$/, 'i']] },
  hi: { rules: DEVANAGARI },
  mr: { rules: DEVANAGARI },
  ne: { rules: DEVANAGARI },
  ar: { words: 'غربي:غرب شرقي:شرق شمالي:شمال جنوبي:جنوب' },
  uk: {
    rules: [
      [/ґ/g, 'г'],
      [/проєкт/, 'проект'],
    ],
  },
};

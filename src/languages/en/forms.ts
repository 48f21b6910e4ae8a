import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  lemmas: 'en',
  oneEnding: true,
  // Without an e the consonant is doubled: planned, plane; cut, cutting, cute.
  silentE: /^[^aeiou]*[aeiou][^aeiouwxysz]$/,
  invariable: 'news series species this does',
  endings: 'ies ing ed es s e y al',
  verbs: {
    endings: `ion ions ation ations ate ated ates ating ator ators ment ments ement ements ance ances al als`,
    shortest: 5,
    strong: `
    win won, rise rose risen, fall fell fallen, begin began begun, break broke broken, choose chose chosen,
    drive drove driven, fight fought, fly flew flown, find found, freeze froze frozen, give gave given,
    grow grew grown, hold held, keep kept, know knew known, lead led, lose lost, pay paid, run ran, sell sold,
    send sent, shoot shot, seek sought, spend spent, speak spoke spoken, steal stole stolen, strike struck,
    teach taught, throw threw thrown, take took taken, write wrote written, buy bought, build built,
    catch caught, deal dealt, draw drew drawn, sink sank sunk, swear swore sworn, forget forgot forgotten,
    hide hid hidden, bring brought, tell told, shake shook shaken,
    die died dying dead death
  `,
    strongAreWhole: true,
    exceptions: `
    apartment apartments department departments foundation foundations general generals generation generations
    generate importance publication publications question questions specification specifications statement
    statements teammate teammates metal metals
  `,
  },
  spellings: {
    words: `hrs:hours mins:minutes yrs:years lbs:pounds tyre:tire tyres:tires kerb:curb grey:gray greys:grays plough:plow ploughs:plows sceptic:skeptic
      sceptics:skeptics sceptical:skeptical scepticism:skepticism pyjamas:pajamas mum:mom mums:moms moustache:mustache
      gaol:jail cosy:cozy catalogue:catalog catalogues:catalogs dialogue:dialog dialogues:dialogs doughnut:donut
      doughnuts:donuts ageing:aging aeroplane:airplane whisky:whiskey aluminium:aluminum judgement:judgment judgements:judgments artefact:artifact artefacts:artifacts
      foetus:fetus foetal:fetal manoeuvre:maneuver manoeuvres:maneuvers jewellery:jewelry fulfil:fulfill
      fulfils:fulfills enrol:enroll enrols:enrolls skilful:skillful learnt:learned burnt:burned spelt:spelled
      leapt:leaped dreamt:dreamed ok:okay programme:program programmes:programs mould:mold moulds:molds mouldy:moldy
      draught:draft cheque:check cheques:checks axe:ax
      adviser:advisor advisers:advisors defence:defense offence:offense licence:license pretence:pretense
      sgt:sergeant capt:captain dr:doctor prof:professor st:saint mt:mount govt:government dept:department
      assn:association intl:international natl:national univ:university blvd:boulevard`,
    titleWords: `hr:hour min:minute yr:year sen:senator sens:senators gov:governor govs:governors rep:representative
      reps:representatives gen:general col:colonel lt:lieutenant pres:president ft:fort vs:v rev:reverend
      hon:honourable ave:avenue
      ala:alabama ariz:arizona calif:california colo:colorado conn:connecticut fla:florida
      ga:georgia kan:kansas ky:kentucky md:maryland mich:michigan
      minn:minnesota mo:missouri mont:montana neb:nebraska nev:nevada okla:oklahoma
      pa:pennsylvania tenn:tennessee tex:texas vt:vermont va:virginia wis:wisconsin wyo:wyoming`,
    joined:
      'per cent, health care, child care, day care, cyber attacks?, cyber security, cyber crimes?, data bases?, data cent(?:er|re)s?, web sites?, air strikes?, heat waves?, flood waters?, wild fires?, law makers?, policy makers?, tax payers?, home owners?, care givers?, whistle blowers?, work force, start ups?, ice cream, smart phones?, cell phones?, news rooms?, text books?',
    titleMark: / v\.? |\p{Lu} ?& ?\p{Lu}|\b[NS](?:\.| )|\d ?ft|Q[1-4]|PM |[Aa]ged? |May|[Pp]er[ -][Cc]ent/u,
    monthAlias: { alias: 'maius', month: 'may' },
    title: [
      // The month, not the verb: after a preposition or beside a number.
      [
        /\b((?:in|of|on|by|since|until|till|through|early|late|mid|this|next|last|\d{1,2})[\s-])May\b/g,
        '$1Maius',
      ],
      [/\bMay(?=\s\d)|^May(?=\s\p{Lu}\p{Ll}+\s\p{Lu})/gu, 'Maius'],
      [/(?<=\p{L}[\p{L}\d)]* )v\.?(?= \p{Lu})/gu, 'vs'],
      [/\b(\p{Lu}{1,2}) ?& ?(?=\p{Lu}\b)/gu, '$1'],
      [/\bN(?:\. ?| )(?=Korea|Ireland|Carolina|Dakota)/g, 'North '],
      [/\bS(?:\. ?| )(?=Korea|Africa|Sudan|Carolina|Dakota)/g, 'South '],
      [/\bper[ -]cent\b/gi, 'percent'],
      [/(?<=\d\s?)ft\b/g, 'feet'],
      [/\bQ([1-4])\b/g, '$1º quarter'],
      [/\b(?:at the age of|at age|aged) (?=\d)/g, 'at '],
      [/(?<!\d\s?)\bPM\b(?=\s\p{Lu}\p{Ll})/gu, 'Prime Minister'],
    ],
    rules: [
      [/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|able$|ite$|ites$|ful$|less$|hood|ly$|er$|ers$|y$)/, 'or'],
      [/(?<=[a-z](?:[bt]|ch))re(?=$|s$|d$)/, 'er'],
      [/ae(?=[dmosn])(?!$)/, 'e'],
      [/(?<=[a-z]{2})is(?=e$|es$|ed$|ing$|ation|er$|ers$)/, 'iz'],
      [/(?<=[a-z]{2}l)ys(?=e$|es$|ed$|ing$)/, 'yz'],
      [/(?<=[a-z]{2}[aeiou])ll(?=ed$|ing$|er$|ers$|or$|ors$)/, 'l'],
    ],
  },
};

type Alternation = readonly [sound: RegExp, other: string];

/**
 * Sounds that change within a verb, once its ending is off: Spanish volver and vuelve, Russian возобновить and
 * возобновление; and single roots that are worth a rule. Applied in their order.
 */
export const VERB_ALTERNATIONS: Readonly<Record<string, readonly Alternation[]>> = {
  cs: [
    [/otevir$/, 'otevr'],
    [/(?<=ou|bo)z$/, 'd'],
    [/rust$/, 'rost'],
    [/poust$/, 'pust'],
  ],
  de: [
    [/^zuruck/, 'ruck'],
    [/(?<=[^aeiou])e(?=[lr]$)/, ''],
  ],
  el: [
    [/ξ$/, 'γ'],
    [/(?:[αι]?(?:ζ|στ?)|(?<=[ωι])ν)$/, ''],
    [/(?<=ε)ι$/, ''],
  ],
  es: [
    [/(?:apert(?:ur)?|abiert)$/, 'abr'],
    [/ue(?=[^aeiou]+$)/, 'o'],
    [/ie(?=[^aeiou]+$)/, 'e'],
    [/pid$/, 'ped'],
    [/^jog$/, 'jug'],
    [/(?<=^d)imis(?:ion)?$/, 'imit'],
    [/(?<=[aeioun])c$/, 'z'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
  ],
  fi: [[/lj$/, 'lk']],
  fr: [
    [/(?<=f|v)ert(?:ur?)?$/, 'r'],
    [/^reouvr$/, 'rouvr'],
    [/(?<=.{4}[st])ion$/, ''],
    [/(?<=^(?:inter|pre|contre))dit?$/, 'd'],
    [/(?<=^(?:re|com|sur|ap|entre))pri?s?$/, 'prend'],
    [/(?<=^(?:de|re|inter|par|sou|pre))vi(?:en|end|n)?$/, 'ven'],
    [/(?<=[cg])e$/, ''],
  ],
  it: [
    [/apert(?:ur)?$/, 'apr'],
    [/(?<=^(?:di|am|per|tras|s))m[ei]ss$/, 'mett'],
    [/chius$/, 'chiud'],
    [/(?<=[cg])i$/, ''],
  ],
  pl: [
    [/otw(?:ar|ier|orz)$/, 'otwor'],
    [/rost$/, 'ros'],
    [/sz$/, 's'],
    [/dz$/, 'd'],
  ],
  pt: [
    [/abert(?:ur)?$/, 'abr'],
    [/(?<=^(?:de|ad|trans))miss(?:ao?|oe)?$/, 'mit'],
    [/^sob$/, 'sub'],
    [/gu$/, 'g'],
    [/qu$/, 'c'],
  ],
  ru: [
    [/(?<=[бвмпф])л$/, ''],
    [/^нач(?:н|ин|ал?|ат)$/, 'нач'],
    [/пу(?:ск|щ)$/, 'пуст'],
    [/р(?:аст?|ост?|ащ)$/, 'рост'],
    [/(?<=[аеоу])жд?$/, 'д'],
    [/(?<=и)ж$/, 'з'],
    [/(?<=ы)ш$/, 'с'],
    [/(?<=[ео])щ$/, 'т'],
    [/^ум(?:е?р|ере|ира?)$/, 'умер'],
    [/^сня[лт]$/, 'сним'],
  ],
  tr: [
    [/l[ae]n?$/, 'l'],
    [/(?<=..)[ae]$/, ''],
  ],
  uk: [
    [/(?<=[бвмпф])л$/, ''],
    [/^поч(?:н|ин|ал?|ат)$/, 'поч'],
    [/пу(?:ск|щ)$/, 'пуст'],
    [/р(?:ост?|іст?|ощ)$/, 'рост'],
    [/(?<=и)ж$/, 'з'],
    [/(?<=и)щ$/, 'с'],
    [/^пом(?:е?р|ере|ира?)$/, 'помер'],
    [/^зня[лт]$/, 'знім'],
  ],
};

/**
 * Verbs that change their vowel: the root of the present, then what else stands for it. In English whole words, in
 * German and Dutch also behind a prefix; a root that ends in t or d is written without it, as its ending leaves it.
 */
export const STRONG_VERBS: Readonly<Record<string, string>> = {
  de: `
    steig stieg, bie bo, gewinn gewann gewonn, beginn begann begonn, tre tra tri trit, nehm nahm nimm nomm,
    schliess schloss, sterb starb stirb storb, geb gab, sprech sprach sprich sproch, treff traf triff troff,
    hal hiel, lass liess, zieh zog, flieg flog, verlier verlor, spring sprang sprung, sink sank sunk,
    brech brach brich broch, werf warf wirf worf, helf half hilf holf, geh ging gang, fahr fuhr, schlag schlug,
    trag trug, wachs wuchs, lauf lief, ruf rief, schreib schrieb, bleib blieb, strei stri, reiss riss, greif griff,
    schiess schoss, schwimm schwamm schwomm, weis wies, entscheid entschied, find fand fund
  `,
  en: `
    win won, rise rose risen, fall fell fallen, begin began begun, break broke broken, choose chose chosen,
    drive drove driven, fight fought, fly flew flown, find found, freeze froze frozen, give gave given,
    grow grew grown, hold held, keep kept, know knew known, lead led, lose lost, pay paid, run ran, sell sold,
    send sent, shoot shot, seek sought, spend spent, speak spoke spoken, steal stole stolen, strike struck,
    teach taught, throw threw thrown, take took taken, write wrote written, buy bought, build built,
    catch caught, deal dealt, draw drew drawn, sink sank sunk, swear swore sworn, forget forgot forgotten,
    hide hid hidden, bring brought, tell told, shake shook shaken
  `,
  fr: 'mour mort meur, perd pert',
  nl: `
    stijg steg, kiez koz, verbied verbod verbo verbie, win won wonn, begin begon begonn, treed tred trad trede, neem nam nom,
    sluit slot slui slo, sterf stierf storv, geef gaf, spreek sprak sprok, tref trof, houd hield hou, laat liet,
    trek trok, vlieg vlog vloog, verlies verlor verloor, spring sprong, breek brak brok, werp wierp worp,
    help hielp holp, val viel, sla sloeg slag slaa, schrijf schreef schrev, blijf bleef blev, grijp greep grep,
    schiet schot scho, zwem zwom, wijs wees wez, vind vond vin von, onderzoek onderzoch
  `,
};

/** Languages whose participles have `ge` in front, also behind a separable prefix: geöffnet, abgesagt. */
export const PARTICIPLE_PREFIX: Readonly<Record<string, RegExp>> = {
  de: /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|statt|teil|uber|um|unter|vor|weg|weiter|wieder|zu|zuruck|zusammen)?ge(?!b?[abe]?n$|bt$|lt|winn|wonn|wann|hor|ling|lung|nehmig|fahrd|schie|scheh|wahr|denk|brauch|stand|stalt|wohn)(?=.{3,}(?:t|n)$)/,
  nl: /^(aan|af|bij|door|in|mee|na|om|onder|op|over|samen|tegen|terug|toe|uit|vast|voor|vrij|weg)?ge(?=.{2,}[td]$|.{3,}en$)/,
};

/**
 * Prefixes that only say that something was done to its end. With most verbs they say more; with those in -овать,
 * which are made of nouns, hardly ever: голосовать, проголосовать.
 */
export const PERFECTIVE: Readonly<Record<string, RegExp>> = {
  cs: /^(?:do|na|od|pro|vy|za|z)(?=.{4,}(?:ova|uj))/,
  pl: /^(?:prze|s|wy|za|z)(?=.{4,}(?:owa|uj))/,
  ru: /^(?:за|на|от|по|про|с)(?=.{4,}(?:ова|ую|уе))/,
  uk: /^(?:від|за|на|по|про|с)(?=.{4,}(?:ува|ова|ую|ує|уют))/,
};

/** Words that look like a form of a verb and are none. */
export const NO_VERBS: Readonly<Record<string, string>> = {
  de: `
    gebiet gebieten geburt geburten gedicht gefecht gehalt gericht gerichten geruch gerucht geruchten geschaft
    geschaften geschichten geschlecht gesicht gesichten gestalt gestalten gewalt gewalten gewicht gewichten garten
    gegend gelegenheit gemeinden genossen gespenst gewehren
  `,
  fr: 'question questions',
  es: 'mercado mercados partido partidos partida partidas',
  en: `
    apartment apartments department departments foundation foundations general generals generation generations
    generate importance publication publications question questions specification specifications statement
    statements teammate teammates metal metals
  `,
  it: 'mercato mercati partito partiti partita partite',
  nl: `
    gebed gebied gebieden gebod geboorte geld gebrek gedicht gehalte geluid gemeenten gerecht gerechten gericht geslacht gevaar
    gevallen gevecht gevechten geweld gewest gewesten gewicht gezicht gezichten gezinnen gebeden
  `,
  pt: 'mercado mercados partido partidos partida partidas',
};

import type { Category } from './categories.js';

/**
 * The data of a language, in files that a translator can read and correct; every language has the same files. Lists of
 * words are separated by spaces, lists of names and phrases by commas, forms of one word by `/`. Words are in normal
 * spelling; they are folded when they are loaded.
 */
export interface LanguageData {
  /** Language code, or `ll-CC` for a variant that needs words of its own. */
  readonly code: string;
  readonly words?: LanguageWords;
  readonly forms?: InflectionForms;
  readonly numbers?: LanguageNumbers;
  readonly categoryWords?: CategoryWords;
}

/** A supported language, defined in `language.ts`: codes, script and names of newspaper sections. */
export interface Language extends LanguageData {
  /** Other codes of the language, in any case: deprecated and three-letter codes, codes with script or region. */
  readonly aliases: readonly string[];
  readonly endonym: string;
  readonly englishName: string;
  /** ISO 15924 code of the language's script. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 code of the country whose name is left out of the trending query. */
  readonly defaultRegion: string | null;
  /** The query for top headlines; accents of Latin letters are removed from it. */
  readonly trendingQuery: string;
  /** Names of countries in headlines, by code, where they differ from CLDR's long name. */
  readonly regionNames?: Readonly<Record<string, string>>;
  /** The name of each category's section on news sites, as spelled within a sentence. */
  readonly categories: Readonly<Record<Category, string>>;
  /** Names of sections that differ in a region, by ISO 3166-1 code. */
  readonly variants?: Readonly<Record<string, Partial<Readonly<Record<Category, string>>>>>;
  /**
   * Further names of sections, as in publishers' categories. A star marks a name that may be the head of a longer one
   * (`football*`: college football), as the names in `categories` may, except for world and national.
   */
  readonly sectionNames: Readonly<Partial<Record<Category, string>>>;
  /** Where the head of a longer section name is: `last` in college *football*, `first` in *politique* étrangère. */
  readonly sectionHead: 'first' | 'last' | 'either';
  /** Words that add nothing to a section's name: news, latest, section. */
  readonly newsWords: string;
  /** Conjunctions between two section names (science *and* technology); empty if they are not separate words. */
  readonly and: string;
  readonly words: LanguageWords;
}

/** Words of queries, headlines and pages, defined in `words.ts`. */
export interface LanguageWords {
  /** Function words: articles, prepositions, pronouns, conjunctions, auxiliaries. */
  readonly functionWords?: string;
  /** Negations, which must not be function words. */
  readonly negations?: string;
  /** Names in capitals that would be function words in lower case: US, WHO. */
  readonly names?: string;
  /** Articles and prepositions in names of people: le Pen, von der Leyen. */
  readonly nameParticles?: string;
  /** Beginnings of questions in queries; absent for scripts without spaces. */
  readonly questionFrames?: readonly QuestionFrame[];
  /** Whether question words may follow their subject: okullar ne zaman açılacak. */
  readonly questionsAnywhere?: true;
  readonly titles?: TitleComparisonWords;
  readonly roles?: RoleWords;
  readonly labels?: LabelWords;
  readonly pages?: PageWords;
  readonly places?: PlaceWords;
  /**
   * Titles of pages that are no articles, comma-separated: paywalls, bot checks, errors, consent forms, defaults of
   * content systems, aggregators. They are compared with whole titles, because `Access denied: inside the border crisis`
   * is a headline.
   */
  readonly placeholderTitles?: string;
  /**
   * Words besides function words that occur in this language and not in similar ones: spellings, months, offices and
   * common words. A star matches any letters (`*ção`). A word that both languages list counts for neither.
   */
  readonly distinctive?: string;
}

/** Words beside the name of a place that tell whether the place is meant, or something named after it. */
export interface PlaceWords {
  /**
   * Words directly after the name that denote a team, newspaper, company or treaty; suffixes in scripts without spaces.
   */
  readonly behind?: string;
  /** Words directly before the name, or before it and `of`, that denote something named after the place. */
  readonly ahead?: string;
  readonly of?: string;
  /** Words directly before the name that denote a location. Not `at`, since a player is at a club. */
  readonly within?: string;
  /** Words directly before the name that probably denote a location, but in sports also a club: at, from. */
  readonly toward?: string;
  /** Endings that denote a location, after an apostrophe or as characters: İzmir'`de`, 京都`で`. */
  readonly withinBehind?: string;
  /** Institutions of a place, before or after the name: police, mayor, hospital. */
  readonly civic?: string;
  /** Suffixes that make a family name of the name, and that stemming would remove: `Рязанов` from Рязань. */
  readonly familyEndings?: string;
  /** Places whose name is also a common word, so that the words above must identify them. */
  readonly alsoWords?: string;
  /** First words of names with their contracted forms after prepositions: `le:du/au`. */
  readonly contractions?: string;
  /** Words in names with their abbreviations: `saint:st`. */
  readonly abbreviations?: string;
}

/** How a question begins, and which of its words are not its subject. */
interface QuestionFrame {
  /** Question words at the beginning of a query, comma-separated (`how long`), which are ignored. */
  readonly openings: string;
  /** Verbs that only complete the question, anywhere after the opening, and are ignored: can dogs `get` it. */
  readonly empty?: string;
  /** Words of little weight, which become optional if too few articles contain them: `last`, `cost`. */
  readonly weak?: string;
  /** Words in titles that answer the question, and make these rank first: `reason` for `why`. */
  readonly answered?: string;
  /** Whether the opening needs one of the words in `empty` to count as a question: `can` is also a noun. */
  readonly isUnsure?: boolean;
}

/**
 * Words that decide whether two titles are near-identical, besides function words and negations. Without a list, fewer
 * titles are.
 */
interface TitleComparisonWords {
  /** Question words. Near-identical titles have the same ones. */
  readonly questions?: string;
  /** Conjunctions whose two sides may be exchanged, such as `and`. */
  readonly and?: string;
  /** Antonyms as `before:after`. Titles with different ones are not near-identical. */
  readonly antonyms?: string;
  /**
   * Words that denote another person, team, place, thing or side (`former`, `north`). Near-identical titles have the same
   * ones.
   */
  readonly qualifiers?: string;
  /** Verbs of attribution and words for live pages, treated as function words. */
  readonly reporting?: string;
  /** Synonyms separated by `/`, treated as the first of them. */
  readonly synonyms?: string;
}

/** Words that mark grammatical roles; absent if only endings do. */
interface RoleWords {
  /** Words before an object, such as articles and prepositions. */
  readonly object?: string;
  /** Postpositions after an object, or endings of it after an apostrophe. */
  readonly objectBehind?: string;
  /** Prepositions before a place: `in Rome` may stand anywhere in a headline without a change of meaning. */
  readonly locative?: string;
  /** Words before an opponent, such as `against`. */
  readonly opponent?: string;
  /** Words before an agent, such as `by` in `bitten by a dog`. */
  readonly agent?: string;
}

/** Words and names that surround headlines, in titles of the language. */
export interface LabelWords {
  /** Words of labels, which tell what kind of page it is: `live`, `video`. */
  readonly words?: string;
  /** Words of labels that also occur in headlines without being labels: `Fox News settles`, `a first report`. */
  readonly commonWords?: string;
  /**
   * Phrases in titles of pages that appear every day, or for every product or occasion (horoscopes, bargains,
   * walkthroughs, daily counts), comma-separated. Up to three other words may be between two words; `*` matches any
   * letters, `#` a number.
   */
  readonly routine?: string;
  /** Words in names of publishers, which apply to titles in all languages, because names are not translated. */
  readonly publisher?: string;
  /** Ends of publishers' names in a script without spaces. */
  readonly unspacedPublisher?: string;
  /** Names of editions that follow such an end. */
  readonly unspacedEdition?: string;
  /**
   * Publishers and agencies, comma-separated, whose name before a colon or after a dash is never part of the headline.
   */
  readonly publishers?: string;
  /**
   * Publishers with names that are also ordinary words, comma-separated. They are removed after a dash, but not before a
   * colon.
   */
  readonly publishersOrWords?: string;
  /** First words in names of networks and their stations: `FOX 8 Cleveland`, `Yahoo Finance`. */
  readonly networks?: string;
}

/** Words of boilerplate that sites and their software add to articles. */
interface PageWords {
  /** The beginning of WordPress' sentence `The post TITLE appeared first on SITE`, comma-separated. */
  readonly post?: string;
  /** The part between title and site in WordPress' sentence, comma-separated. */
  readonly appearedOn?: string;
  /** Texts such as "Read more" after an excerpt, comma-separated. */
  readonly readOn?: string;
  /** Beginnings of requests to subscribe or follow, after an excerpt, comma-separated. */
  readonly calls?: string;
  /** Names of news agencies in datelines, comma-separated, in addition to `labels.publishers`. */
  readonly agencies?: string;
  /** Titles that software inserts for an article without one, comma-separated. */
  readonly untitled?: string;
  /** Words before the name of a photographer or agency, comma-separated: `Photo`. */
  readonly credits?: string;
  /** The word before the name of an article's author, such as `by`. */
  readonly byline?: string;
  /** The word that introduces an advertisement. */
  readonly advertisement?: string;
  /** Generic words in names of publishers, which are optional and identify no publisher alone. */
  readonly besidePublisher?: string;
  /** Sections and editions in names of publishers, such as `BBC Sport`, which identify no publisher alone. */
  readonly editions?: string;
  /** Words for removal and kinds of pages, of which titles such as `[Removed: article]` consist. */
  readonly removed?: string;
  readonly removable?: string;
  /** Words beside a site's name that do not make a title a headline. */
  readonly besideSite?: string;
  /** First words in names of larger places, comma-separated: `West Virginia` is not Virginia. */
  readonly partOfPlace?: string;
}

/** A pattern and its replacement. Rules are applied in order. */
export type RewriteRule = readonly [
  pattern: RegExp,
  replacement: string | ((match: string, group: string) => string),
];
type Change = readonly [sound: RegExp, other: string];

/** Inflection and spelling of the language, defined in `forms.ts`. */
export interface InflectionForms {
  /** The folder whose `lemmas.txt` applies, mostly the language's own. Without it, forms are recognized by `endings`. */
  readonly lemmas?: string;
  /** Alternative spellings of a letter, which folding unifies: Müller is also typed Mueller and Muller. */
  readonly letters?: readonly Change[];
  /** Pairs of letters that are equal: of two scripts (`ђ:đ`), or with one sound (`ሠ:ሰ`). */
  readonly sameLetters?: string;
  /** Whether an apostrophe is part of a word, instead of a separator of two (l'eau). */
  readonly apostropheInside?: true;
  /** Pattern of the attached article. */
  readonly article?: RegExp;
  /** Letters that are prepositions or conjunctions attached to a word. */
  readonly clitics?: string;
  /**
   * Attached prefixes: prepositions, articles and conjunctions in Hebrew and Arabic, noun classes in Swahili, voices in
   * Malay and Filipino. Words are indexed with and without them, because other words begin with the same letters.
   * `mem:p`: the prefix replaces a p (penjara, memenjarakan).
   */
  readonly prefixes?: string;
  /** Whether one-letter prefixes also precede two-letter words (תל, בתל), except words in `invariable`. */
  readonly prefixedPairs?: true;
  /** Pattern of the infixes of voice after the first consonant: binaha of baha. */
  readonly infix?: RegExp;
  /** Pattern of a first syllable that is repeated: pagbubukas of bukas. */
  readonly saidTwice?: RegExp;
  /** Whether a letter is a syllable, so that a stem may have two letters. */
  readonly syllabic?: true;
  /** Whether short words are inflected, too: Latvian upe and upi, Albanian ura and urën. */
  readonly shortStems?: true;
  /** Minimum letters of an inflected word; German words of four letters are roots. */
  readonly shortestWord?: number;
  /** Whether a word has at most one ending; in other languages endings are concatenated. */
  readonly oneEnding?: true;
  /** Matches stems whose final e disappears before an ending: plan-es, rat-ing. */
  readonly silentE?: RegExp;
  /** Words that look inflected but are not. */
  readonly invariable?: string;
  /** Letters with a final form, as pairs: `ם:מ`. */
  readonly finalLetters?: string;
  /**
   * Inflectional endings of nouns and adjectives, in some languages of verbs. Removing them, the longest first, is a
   * light stemmer; it adds matches to searches with too few, and removes none. Absent for languages without endings and
   * for scripts without spaces.
   */
  readonly endings?: string;
  /**
   * Alternations of stems, applied in order: Dutch golf and golven, Polish gatunek and gatunki, Icelandic vextir and
   * vöxtum; in Arabic, vowels between the consonants of a root (jisr, jusūr).
   */
  readonly alternations?: readonly Change[];
  readonly verbs?: VerbForms;
  /**
   * Whether endings mark subject and object, so that words may change places without a change of meaning. Not so in
   * German, where articles mark them.
   */
  readonly marksCase?: true;
  /** Words before a verb that announce a future event: `to execute`. */
  readonly announcing?: string;
  /** Endings that a noun has as the subject and as the object of a sentence, as pairs: `а:у` for книга, книгу. */
  readonly objectEndings?: string;
  readonly spellings?: Spellings;
  /** Endings of an unchanged word that do not change the meaning, such as locatives and articles. */
  readonly behindWord?: string;
  /** Matches a word (first group) with attached particles that do not change the meaning, such as `in` and `the`. */
  readonly clinging?: RegExp;
  /** Words of a script without spaces, whose titles are compared by characters. */
  readonly run?: UnspacedForms;
  /** Particles and verb endings that are removed from words of a query, the longest first. */
  readonly queryParticles?: string;
}

/** Inflection of verbs, and of nouns and participles derived from them. */
export interface VerbForms {
  /**
   * Endings; without the longest one that fits, the root of a verb remains (rouvrir, rouvriront), and often of its noun
   * (voter, vote). Words are indexed by root in addition to their stem.
   */
  readonly endings: string;
  /** Endings after which a root may have only three letters, as in `voter`. */
  readonly plainEndings?: string;
  /** Pattern of reflexive suffixes after a verb's ending: Russian `начнется`, `начался`. */
  readonly reflexive?: RegExp;
  /** Minimum letters of a root before most endings. */
  readonly shortest?: number;
  /**
   * Alternations of verb roots, applied in order: Spanish volver and vuelve, Russian возобновить and возобновление; also
   * of single frequent roots.
   */
  readonly alternations?: readonly Change[];
  /**
   * Irregular verbs, comma-separated: the root of the present, then the other forms. A final t or d of the root is left
   * out.
   */
  readonly strong?: string;
  /** Whether irregular verbs have no prefixes. */
  readonly strongAreWhole?: true;
  /** Pattern of the participle prefix `ge`, also after a separable prefix: geöffnet, abgesagt. */
  readonly participle?: RegExp;
  /**
   * Pattern of prefixes that only mark completion. They change the meaning of most verbs, but hardly of those in -овать,
   * which derive from nouns: голосовать, проголосовать.
   */
  readonly perfective?: RegExp;
  /** Words that look like forms of a verb but are not. */
  readonly exceptions?: string;
}

/**
 * Rules that unify alternative spellings; the unified form may be no real word. Folding already unifies accents,
 * ligatures and apostrophes.
 */
export interface Spellings {
  /**
   * Words with alternative spellings, as pairs `one:other`. Titles are compared by the second spelling; a search finds
   * both.
   */
  readonly words?: string;
  /** Abbreviations and synonyms with other meanings, as pairs `one:other`; unified in titles only. */
  readonly titleWords?: string;
  /** Words that are also spelled as one, comma-separated: `per cent`. */
  readonly joined?: string;
  /** Rules for folded words. */
  readonly rules?: readonly RewriteRule[];
  /** Rules for whole titles before tokenization, for scripts without spaces and for capitals. */
  readonly title?: readonly RewriteRule[];
  /** Matches every title that `title` changes, if this is a cheaper test than the rules. */
  readonly titleMark?: RegExp;
  /** Patterns of attached particles, and of those among them that mark an object. */
  readonly particles?: { readonly particle: RegExp; readonly object: RegExp };
  /** A word that the rules in `title` produce from a month's name, with that name. */
  readonly monthAlias?: { readonly alias: string; readonly month: string };
}

/** Roles of characters and words in a script without spaces. */
export interface UnspacedForms {
  /** Characters that may be missing without a change of meaning. */
  readonly particles?: string;
  /** Words that may be missing, such as "province" after its name. */
  readonly particleWords?: string;
  /** Negations, and characters for another person, team or place. Near-identical titles have the same ones. */
  readonly turning?: string;
  /** Particles, each with the particle whose role it has: `は:が`, because the topic is mostly the subject. */
  readonly roles?: string;
}

/** Number words, and words beside numbers, defined in `numbers.ts`. */
export interface LanguageNumbers {
  /** Number words in a language with spaces. */
  readonly words?: NumberWords;
  /** Number words that are not separated by spaces. */
  readonly characters?: CharacterNumerals;
  readonly notation?: NumberNotation;
  /** Words or characters after the numbers of year, month and day, separated by `|`: 2024年3月1日. */
  readonly dateSigns?: string;
  /** Words before the number of a month, separated by `/`: `tháng 3`. */
  readonly beforeMonth?: string;
  /** Words after the number of a month: `3-р сар`. */
  readonly behindMonth?: string;
  /** The word before the number of a weekday, then the numbers as words, separated by `/`. */
  readonly numberedWeekday?: string;
  /** Words before a time, separated by `/`: `kl. 20`, `ore 20.30`. */
  readonly oclock?: string;
  /** Words after hours and after minutes, separated by `/`: `20 Uhr`, `20 giờ 30 phút`. */
  readonly hourWords?: string;
  readonly minuteWords?: string;
  /** Words between a day and its month, or between an amount and its currency. */
  readonly dateLinks?: string;
  /**
   * Names of Gregorian months that ICU lacks, by number: `1 jänner, 2 feber`. Case, accents and full stops do not matter;
   * unambiguous beginnings of at least three letters are accepted.
   */
  readonly months?: string;
  /**
   * Words for a.m. and p.m. that ICU lacks, separated by `|`, spellings by `/`; they may be before or after the time.
   * Full stops, case and accents do not matter. Words in Latin letters apply only to documents in this language, because
   * they are common words in others.
   */
  readonly dayHalves?: string;
}

/** Number words of a language with spaces. In a list, `-` stands for a number whose word usually means something else. */
export interface NumberWords {
  /** The word for one, in most languages also an article or a pronoun. */
  readonly one?: string;
  /** The words for two, three and so on, without gaps. */
  readonly cardinals?: string;
  /** The words for twenty, thirty and so on. */
  readonly tens?: string;
  /** The words for two hundred, three hundred and so on, if they are single words. */
  readonly hundreds?: string;
  /** Words that multiply the preceding number, as `value:forms`. Up to a thousand, the first form also occurs alone. */
  readonly scales?: string;
  /** Ordinals from first on; their stems, if there are `ordinalEndings`. */
  readonly ordinals?: string;
  readonly ordinalEndings?: string;
  /** The word that adds ten to the preceding number: dua *belas*. */
  readonly teen?: string;
  /** The word for zero, if digits are spelled one by one: 二〇二六. */
  readonly zero?: string;
  /** Conjunctions attached to the next part of a number: Arabic خمسة وعشرون. */
  readonly jointPrefix?: string;
  /** Prepositions attached to a number, which are ignored: Hebrew בשלושה. */
  readonly prefixes?: string;
  /** Conjunctions between two parts of a number: two hundred *and* fifty. */
  readonly joint?: string;
  /** Whether units precede tens: zweiundzwanzig. */
  readonly onesFirst?: true;
  /** Whether a number is a single word: zweihundert. */
  readonly compound?: true;
}

/**
 * Number words without spaces around them, or that folding makes equal to other words. They count only before `counters`
 * or after `leads`.
 */
export interface CharacterNumerals {
  readonly numbers: NumberWords;
  /** The smallest scale that multiplies a number with scales: 万 in 三千万. */
  readonly leastScale: number;
  /** What is counted, as alternatives in a regular expression. */
  readonly counters: string;
  /** Words before a number, as alternatives in a regular expression. */
  readonly leads: string;
  /** Characters that must not precede a number, as alternatives in a regular expression. */
  readonly notBehind?: string;
  /** Character after the digits of a year. */
  readonly year?: string;
  /** Whether spaces separate a number from what is counted. */
  readonly spaced?: true;
}

/** Words and signs beside digits, as alternatives in a regular expression. */
export interface NumberNotation {
  /** Words between the two numbers of a score: 3 *a* 1. */
  readonly score?: string;
  /** Endings of ordinals in digits: 3*rd*, 3-*й*, 3*ème*. */
  readonly ordinal?: string;
  /** Before which letters a full stop after digits marks an ordinal: `small` ones or `any`. */
  readonly ordinalDot?: 'small' | 'any';
  /** Endings of ordinals in Roman numerals: III*e*. */
  readonly romanOrdinal?: string;
  /** Whether Roman numerals are ordinals: XVII wiek. */
  readonly romanOrdinals?: true;
}

/**
 * Words that indicate the category of a headline, defined in `category-words.ts`, comma-separated, in any case. `*`
 * matches any suffix (`футбол*`), `~` only inflectional endings (`рак~`), both after at least three letters. Words with
 * spaces between them are a phrase. In scripts without spaces, a term of two characters matches anywhere.
 */
export interface CategoryWords {
  /** Words of which a single one indicates the category, such as names of leagues, but not of cities. */
  readonly sure: Readonly<Partial<Record<Category, string>>>;
  /** Words of which several together indicate the category. */
  readonly likely: Readonly<Partial<Record<Category, string>>>;
  /** Phrases, or sequences of characters, in which a term has another meaning: 決議員 is not 議員. */
  readonly misleading?: string;
}

import type { Category } from './categories.js';

/**
 * The data of a language, which a translator can read and correct: one folder per language with the same file names.
 * Lists of words are separated by white space, lists of names and phrases by commas, forms of one word by `/`. Words
 * are in normal spelling and folded when they are loaded.
 */
export interface LanguageData {
  /** Language code, or `ll-CC` for a variant that needs words of its own. */
  readonly code: string;
  readonly words?: LanguageWords;
  readonly forms?: InflectionForms;
  readonly numbers?: LanguageNumbers;
  readonly categoryWords?: CategoryWords;
}

/** `language.ts`: codes, script and the section names of its newspapers. A language with this file is supported. */
export interface Language extends LanguageData {
  /** Other codes of the language: deprecated and three-letter ones, scripts, regions. Any case. */
  readonly aliases: readonly string[];
  readonly endonym: string;
  readonly englishName: string;
  /** ISO 15924 code of the script of the words. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 code of the default country, which is not added to the trending query. */
  readonly defaultRegion: string | null;
  /** The "top headlines" query. Accents of the Latin script are removed in the query. */
  readonly trendingQuery: string;
  /** Country names in headlines, where they differ from CLDR's long form. */
  readonly regionNames?: Readonly<Record<string, string>>;
  /** The eleven categories, as news sites of the language name the section, in the spelling within a sentence. */
  readonly categories: Readonly<Record<Category, string>>;
  /** Different section names of a region, by ISO 3166-1 code. */
  readonly variants?: Readonly<Record<string, Partial<Readonly<Record<Category, string>>>>>;
  /**
   * Further section names, as in publishers' categories. A star marks a name that is also the head of longer ones
   * (`football*`: college football); the category word always is, except for world and national.
   */
  readonly sectionNames: Readonly<Partial<Record<Category, string>>>;
  /** The position of the head in a longer section name: college *football*, *politique* étrangère. */
  readonly sectionHead: 'first' | 'last' | 'either';
  /** Words beside a section's name without meaning: news, latest, section. */
  readonly newsWords: string;
  /** Conjunctions of two section names: science *and* technology. Empty when it is not a separate word. */
  readonly and: string;
  readonly words: LanguageWords;
}

/** `words.ts`: the functions of words in queries, headlines and pages. */
export interface LanguageWords {
  /** Function words: articles, prepositions, pronouns, conjunctions, auxiliaries. */
  readonly functionWords?: string;
  /** Negations. Never among the function words. */
  readonly negations?: string;
  /** Names in capitals that are function words in lower case: US, WHO. */
  readonly names?: string;
  /** Articles and prepositions within names, in any language: le Pen, von der Leyen. */
  readonly nameParticles?: string;
  /** Forms of questions in queries; none for scripts without spaces. */
  readonly questionFrames?: readonly QuestionFrame[];
  /** Whether the question words may follow their subject: okullar ne zaman açılacak. */
  readonly questionsAnywhere?: true;
  readonly titles?: TitleComparisonWords;
  readonly roles?: RoleWords;
  readonly labels?: LabelWords;
  readonly pages?: PageWords;
  readonly places?: PlaceWords;
  /**
   * Titles of pages that are not articles, comma-separated: of paywalls, bot checks, errors, consent forms, content
   * systems and aggregators. Compared with complete titles only: `Access denied: inside the border crisis` is a headline.
   */
  readonly placeholderTitles?: string;
  /**
   * Words, beside the function words, that distinguish the language from similar ones: letters, spellings, months,
   * offices and common words that the similar language writes differently. A star matches any letters (`*ção`). A word
   * that is listed for both languages counts for neither.
   */
  readonly distinctive?: string;
}

/** Words beside the name of a place that distinguish the place from things named after it. */
export interface PlaceWords {
  /**
   * Words directly after the name that denote a team, newspaper, company or treaty. In scripts without spaces,
   * suffixes.
   */
  readonly behind?: string;
  /**
   * Words directly before the name, or before a word of `of` between them, that denote a thing named after the place.
   */
  readonly ahead?: string;
  readonly of?: string;
  /** Words directly before the name that denote a location. `at` is not among them: a player is at a club. */
  readonly within?: string;
  /** Words directly before the name that probably denote a location; in sports also a club: at, from. */
  readonly toward?: string;
  /** Endings after an apostrophe, or characters, that denote a location: İzmir'`de`, 京都`で`. */
  readonly withinBehind?: string;
  /** Institutions of a place, on either side of the name: police, mayor, hospital. */
  readonly civic?: string;
  /** Suffixes that turn the name into a person's name and that stemming would remove: Рязань, `Рязанов`. */
  readonly familyEndings?: string;
  /** Places whose name is also a common word; only one of the neighbours above identifies them. */
  readonly alsoWords?: string;
  /** The first word of a name, and what it becomes after a preposition: `le:du/au`. */
  readonly contractions?: string;
  /** Words of names and their abbreviations: `saint:st`. */
  readonly abbreviations?: string;
}

/** The beginning of a question, and words that do not belong to its subject. */
export interface QuestionFrame {
  /** Question words at the beginning of a query, comma-separated: `how long`. They are ignored. */
  readonly openings: string;
  /** Verbs that only complete the question, at any later position; they are ignored: can dogs `get` it. */
  readonly empty?: string;
  /** Words of little weight, required only while enough articles contain them: `last`, `cost`. */
  readonly weak?: string;
  /** Words of titles that answer such a question: `why`, `reason`. Titles with one rank before others. */
  readonly answered?: string;
  /** Whether the opening counts only when one of the empty words follows: `can` is also a noun. */
  readonly isUnsure?: boolean;
}

/**
 * Words that decide, beside function words and negations, whether two titles are near-identical. A missing list makes the
 * comparison stricter.
 */
export interface TitleComparisonWords {
  /** Question words; both titles must have the same. */
  readonly questions?: string;
  /** Conjunctions of equals, which may be exchanged. */
  readonly and?: string;
  /** Pairs of antonyms, as `before:after`: titles with different ones are different. */
  readonly antonyms?: string;
  /** Qualifiers, which denote another person, team, place, thing or side; both titles must have the same. */
  readonly qualifiers?: string;
  /** Verbs of attribution, and words of live pages, which count as function words. */
  readonly reporting?: string;
  /** Interchangeable words, separated by `/`; all are compared as the first. */
  readonly synonyms?: string;
}

/** Words that mark grammatical roles; none when only endings mark them. */
export interface RoleWords {
  /** Words before an object. */
  readonly object?: string;
  /** Words after an object: postpositions, and endings after an apostrophe. */
  readonly objectBehind?: string;
  /** Prepositions of a place, which may move with their phrase. */
  readonly locative?: string;
  /** Words before an opponent: against. */
  readonly opponent?: string;
  /** Words before an agent: `bitten by a dog`. */
  readonly agent?: string;
}

/** Labels and publishers around a headline, in titles of the language. */
export interface LabelWords {
  /** Words of labels, which denote the kind of page. */
  readonly words?: string;
  /**
   * Words of labels that are common in headlines, too, where they denote nothing: `Fox News settles`, `a first report`.
   */
  readonly commonWords?: string;
  /**
   * Phrases in titles of pages that are published for every day, product or occasion: horoscopes, bargains, walkthroughs,
   * daily counts. Comma-separated; up to three other words may stand between two words, a star matches any ending, `#` a
   * number.
   */
  readonly routine?: string;
  /** Words of publishers' names, for titles of every language: names are not translated. */
  readonly publisher?: string;
  /** Endings of publishers' names in a script without spaces. */
  readonly unspacedPublisher?: string;
  /** Names of editions after such an ending. */
  readonly unspacedEdition?: string;
  /** Publishers and agencies, comma-separated, whose name before a colon or after a dash never belongs to the headline. */
  readonly publishers?: string;
  /** Publishers whose names are also common words, comma-separated: removed after a dash, but not before a colon. */
  readonly publishersOrWords?: string;
  /** First words of networks and their local stations: `FOX 8 Cleveland`, `Yahoo Finance`. */
  readonly networks?: string;
}

/** Boilerplate of sites and their software. */
export interface PageWords {
  /** The beginning of `The post TITLE appeared first on SITE` of WordPress, comma-separated. */
  readonly post?: string;
  /** The text between title and site, comma-separated. */
  readonly appearedOn?: string;
  /** "Read more" texts after an excerpt, comma-separated. */
  readonly readOn?: string;
  /** Beginnings of calls to follow a page or to subscribe, after an excerpt, comma-separated. */
  readonly calls?: string;
  /** Names of news agencies in datelines, beside those of `labels.publishers`, comma-separated. */
  readonly agencies?: string;
  /** What software writes where an article has no title, comma-separated. */
  readonly untitled?: string;
  /** Words before the name of whoever made a picture, comma-separated: `Photo`. */
  readonly credits?: string;
  /** The word before the name of an article's author. */
  readonly byline?: string;
  /** The word that marks an advertisement before a text. */
  readonly advertisement?: string;
  /** Generic words of publishers' names, which are optional and never identify one alone. */
  readonly besidePublisher?: string;
  /** Sections and editions beside a publisher's name, which never identify one alone: `BBC Sport`. */
  readonly editions?: string;
  /** Words for removal and for kinds of pages: `[Removed: article]` is no headline. */
  readonly removed?: string;
  readonly removable?: string;
  /** Words that may accompany a site's name in a title without making it a headline. */
  readonly besideSite?: string;
  /**
   * First words of the names of larger places, comma-separated: `West Virginia` is not Virginia.
   */
  readonly partOfPlace?: string;
}

/** A rewriting rule: pattern and replacement. Rules are applied in their order. */
export type RewriteRule = readonly [
  pattern: RegExp,
  replacement: string | ((match: string, group: string) => string),
];
type Change = readonly [sound: RegExp, other: string];

/** `forms.ts`: inflection and spelling. */
export interface InflectionForms {
  /** The folder with the `lemmas.txt` of the language, mostly its own; without one, `endings` decide what a form is. */
  readonly lemmas?: string;
  /** Alternative spellings of a letter, for folding: Müller is typed Mueller and Muller. */
  readonly letters?: readonly Change[];
  /** Letters treated as equal: of a second script (`ђ:đ`), or of one sound (`ሠ:ሰ`). */
  readonly sameLetters?: string;
  /** Whether an apostrophe is part of a word; otherwise it separates two (l'eau). */
  readonly apostropheInside?: true;
  /** Pattern of the attached article. */
  readonly article?: RegExp;
  /** Letters that are attached prepositions and conjunctions. */
  readonly clitics?: string;
  /**
   * Attached prefixes: prepositions, articles and conjunctions of Hebrew and Arabic, noun classes of Swahili, voices of
   * Malay and Filipino. Words may begin with the same letters, so a word is indexed with and without them. `mem:p`: the
   * prefix elides a p (penjara, memenjarakan).
   */
  readonly prefixes?: string;
  /** Whether a prefix of one letter may precede a word of two (תל, בתל), except in `invariable` words. */
  readonly prefixedPairs?: true;
  /** Pattern of the infixes of voice after the first consonant: baha, binaha. */
  readonly infix?: RegExp;
  /** Pattern of a reduplicated first syllable: bukas, pagbubukas. */
  readonly saidTwice?: RegExp;
  /** Whether a letter is a syllable, so that a stem of two letters is sufficient. */
  readonly syllabic?: true;
  /** Whether short words are inflected, too: Latvian upe and upi, Albanian ura and urën. */
  readonly shortStems?: true;
  /** Minimum letters of a word with an ending: German words of four are roots. */
  readonly shortestWord?: number;
  /** Whether a word has only one ending; in other languages endings are concatenated. */
  readonly oneEnding?: true;
  /** Matches stems that lost a final e with the ending: plan-es, rat-ing. */
  readonly silentE?: RegExp;
  /** Words without an ending that look inflected. */
  readonly invariable?: string;
  /** Final forms of letters, `ם:מ`. */
  readonly finalLetters?: string;
  /**
   * Inflectional endings of nouns and adjectives (in a few languages of verbs). Removing them, the longest first, is a
   * light stemmer, which is used to widen a search with too few results and never to narrow one. None for languages
   * without such endings, and for scripts without spaces.
   */
  readonly endings?: string;
  /**
   * Alternations of stems: Dutch golf and golven, Polish gatunek and gatunki, Icelandic vextir and vöxtum; in Arabic the
   * vowels between the consonants of the root (jisr, jusūr). Applied in their order.
   */
  readonly alternations?: readonly Change[];
  readonly verbs?: VerbForms;
  /**
   * Whether endings mark subject and object, so that the same forms in a different order are equivalent. False when only
   * articles do (German).
   */
  readonly marksCase?: true;
  /** Words before a verb that announce what is not done yet: `to execute`. */
  readonly announcing?: string;
  /** Endings of a subject with those of an object, of equal length: `а:у`. */
  readonly objectEndings?: string;
  readonly spellings?: Spellings;
  /** Endings after an unchanged word that do not change the meaning: locatives, articles. */
  readonly behindWord?: string;
  /**
   * Attached particles that do not change the meaning (`in`, `and`, `the`) after the word, which is the first group.
   */
  readonly clinging?: RegExp;
  /** Forms in a script without spaces, whose titles are compared character by character. */
  readonly run?: UnspacedForms;
  /** Attached particles and verb endings, which are removed from queries; the longest first. */
  readonly queryParticles?: string;
}

/** Inflection of verbs and of their nouns and participles. */
export interface VerbForms {
  /**
   * Endings: removing the longest leaves the root of a verb (rouvrir, rouvriront), and often of its noun (voter, vote).
   * Words are indexed under the root beside the stem.
   */
  readonly endings: string;
  /** Endings that may leave a root of three letters: of `voter`, but not of `marie`. */
  readonly plainEndings?: string;
  /** Pattern of the suffixes after the endings of a verb: Russian `начнется`, `начался`. */
  readonly reflexive?: RegExp;
  /** Minimum letters before most endings. */
  readonly shortest?: number;
  /**
   * Alternations of verb roots without ending: Spanish volver and vuelve, Russian возобновить and возобновление; also of
   * single frequent roots. Applied in their order.
   */
  readonly alternations?: readonly Change[];
  /**
   * Strong verbs, comma-separated: the root of the present, then its other forms; a root that ends in t or d is written
   * without it.
   */
  readonly strong?: string;
  /** Whether strong verbs are complete words; otherwise they may have a prefix. */
  readonly strongAreWhole?: true;
  /** Pattern of the prefix `ge` of participles, also after a separable prefix: geöffnet, abgesagt. */
  readonly participle?: RegExp;
  /**
   * Prefixes that only mark completion. With most verbs they change the meaning, but hardly ever with those in -овать,
   * which derive from nouns: голосовать, проголосовать.
   */
  readonly perfective?: RegExp;
  /** Words that look like a form of a verb but are not. */
  readonly exceptions?: string;
}

/**
 * Normalization of alternative spellings; the normalized form need not be a real word. Folding already removes
 * differences of accents, ligatures and apostrophes.
 */
export interface Spellings {
  /**
   * Words with another spelling, `one:other`; the first is compared as the second. A search finds either by the other.
   */
  readonly words?: string;
  /**
   * Abbreviations and synonyms that have other meanings, too, as `one:other`: compared as the second in titles only.
   */
  readonly titleWords?: string;
  /** Words that are also written as one, comma-separated: `per cent`. */
  readonly joined?: string;
  /** Rules for folded words. */
  readonly rules?: readonly RewriteRule[];
  /** Rules for complete titles before tokenization: for scripts without spaces, and capitals. */
  readonly title?: readonly RewriteRule[];
  /** Matches every title that the rules of `title` change; set when this test is cheaper than the rules. */
  readonly titleMark?: RegExp;
  /** Patterns of attached particles, and of those that mark an object. */
  readonly particles?: { readonly particle: RegExp; readonly object: RegExp };
  /** A word that the rules of `title` make of the name of a month, and that name. */
  readonly monthAlias?: { readonly alias: string; readonly month: string };
}

/** Roles of characters and words in a script without spaces. */
export interface UnspacedForms {
  /** Optional characters that do not change the meaning. */
  readonly particles?: string;
  /** Optional words, such as "province" after its name. */
  readonly particleWords?: string;
  /** Negations, and characters that denote another person, team or place; both titles must have the same. */
  readonly turning?: string;
  /** Particles by the role of the word before them, `は:が`: the topic is mostly the subject. */
  readonly roles?: string;
}

/** `numbers.ts`: number words, and words beside numbers. */
export interface LanguageNumbers {
  /** Number words in a language with spaces. */
  readonly words?: NumberWords;
  /** Number words that are not separated by spaces. */
  readonly characters?: CharacterNumerals;
  readonly notation?: NumberNotation;
  /** Words or characters after the numbers of year, month and day, separated by `|`: 2024年3月1日. */
  readonly dateSigns?: string;
  /** Words before the number of a month (`tháng 3`), separated by `/`. */
  readonly beforeMonth?: string;
  /** Words after the number of a month: `3-р сар`. */
  readonly behindMonth?: string;
  /** The word before the number of a weekday, then such numbers in words, separated by `/`. */
  readonly numberedWeekday?: string;
  /** Words before a time, separated by `/`: `kl. 20`, `ore 20.30`. */
  readonly oclock?: string;
  /** Words after an hour and after a minute, separated by `/`: `20 Uhr`, `20 giờ 30 phút`. */
  readonly hourWords?: string;
  readonly minuteWords?: string;
  /** Words between a day and its month, or an amount and its currency. */
  readonly dateLinks?: string;
  /**
   * Names of Gregorian months that ICU lacks, by their number: `1 jänner, 2 feber`. Case, accents and full stops are
   * ignored; unambiguous prefixes of three letters or more are accepted.
   */
  readonly months?: string;
  /**
   * Words for a.m. and p.m. that ICU lacks, separated by `|`, spellings by `/`, before or after the time. Full stops, case
   * and accents are ignored. Words in Latin letters count only in documents of the language, because most are common
   * words elsewhere.
   */
  readonly dayHalves?: string;
}

/** Number words of a language with spaces. `-` is the entry of a number whose word mostly has another meaning. */
export interface NumberWords {
  /** The word for one, which in most languages is also an article or a pronoun. */
  readonly one?: string;
  /** The words for two and above, without a gap. */
  readonly cardinals?: string;
  /** The words for twenty and above, in steps of ten. */
  readonly tens?: string;
  /** The words for two hundred and above, in steps of a hundred, if they are single words. */
  readonly hundreds?: string;
  /** Scales, which multiply the number before them, as `value:forms`. The first form up to a thousand also occurs alone. */
  readonly scales?: string;
  /** Ordinals from the first; with `ordinalEndings`, their stems. */
  readonly ordinals?: string;
  readonly ordinalEndings?: string;
  /** The word that adds ten to the number before it: dua *belas*. */
  readonly teen?: string;
  /** The word for zero, in languages with positional numerals: 二〇二六. */
  readonly zero?: string;
  /** Attached conjunctions before a part: Arabic خمسة وعشرون. */
  readonly jointPrefix?: string;
  /** Attached prepositions, which are ignored: Hebrew בשלושה. */
  readonly prefixes?: string;
  /** Conjunctions of two parts: two hundred *and* fifty. */
  readonly joint?: string;
  /** Whether units precede tens: zwei*und*zwanzig. */
  readonly onesFirst?: true;
  /** Whether the parts form one word: zweihundert. */
  readonly compound?: true;
}

/**
 * Number words that are not separated by spaces, or that folding would make equal to other words. They count as numbers
 * only before one of `counters` or after one of `leads`.
 */
export interface CharacterNumerals {
  readonly numbers: NumberWords;
  /** The smallest scale that smaller ones multiply: 万 in 三千万. */
  readonly leastScale: number;
  /** Counted things: alternatives of a regular expression. */
  readonly counters: string;
  /** Words before a number: alternatives of a regular expression. */
  readonly leads: string;
  /** Characters that must not precede the number: alternatives of a regular expression. */
  readonly notBehind?: string;
  /** Character after the digits of a year. */
  readonly year?: string;
  /** Whether spaces separate numbers and counted things. */
  readonly spaced?: true;
}

/** Notation around digits: alternatives of regular expressions. */
export interface NumberNotation {
  /** Words between the numbers of a score: 3 *a* 1. */
  readonly score?: string;
  /** Endings after the digits of an ordinal: 3*rd*, 3-*й*, 3*ème*. */
  readonly ordinal?: string;
  /** Whether a full stop after digits marks an ordinal: before a lower-case letter, or before any. */
  readonly ordinalDot?: 'small' | 'any';
  /** Endings after the Roman numeral of an ordinal: III*e*. */
  readonly romanOrdinal?: string;
  /** Whether Roman numerals are ordinals: XVII wiek. */
  readonly romanOrdinals?: true;
}

/**
 * `category-words.ts`: words that indicate the category of a headline, in any case, comma-separated. A star matches any suffix
 * (`футбол*`), a tilde inflectional endings only (`рак~`); both need three letters. A space separates the words of a
 * phrase. In scripts without spaces a term of two characters matches anywhere.
 */
export interface CategoryWords {
  /** Words of which one is sufficient: names of leagues, not of cities. */
  readonly sure: Readonly<Partial<Record<Category, string>>>;
  /** Words of which several are necessary. */
  readonly likely: Readonly<Partial<Record<Category, string>>>;
  /** Phrases and, in scripts without spaces, sequences that contain a term without its meaning: 決議員 is not 議員. */
  readonly misleading?: string;
}

/** The entries of a list separated by white space. */
export const wordsOfList = (list = ''): string[] => list.match(/\S+/g) ?? [];

/** A pattern of a regular expression that matches the text itself. `RegExp.escape` is missing before Node 24. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pairs of a list of `one:other`. */
export const pairsOfList = (list?: string): [string, string][] =>
  wordsOfList(list).map((pair) => pair.split(':') as [string, string]);

/** All combinations of a word of the first list with one of the second; `-` is the empty string. */
export function combinations(first: string, second: string): string {
  const parts = second.split(' ').map((one) => (one === '-' ? '' : one));
  return first
    .split(' ')
    .flatMap((one) => parts.map((part) => (one === '-' ? part : one + part)))
    .filter((one) => one !== '')
    .join(' ');
}

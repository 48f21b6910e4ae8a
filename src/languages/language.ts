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
  /**
   * ISO 3166-1 code of the language's main country. The query for trending news adds the name of any other country:
   * `Nachrichten` for DE, `Nachrichten Österreich` for AT. Null if it adds the name of every country.
   */
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
   * Further names of sections, as in publishers' categories. A name with a star may also be part of a longer name
   * (`football*` of `college football`), and so may the names in `categories`, except world and national.
   */
  readonly sectionNames: Readonly<Partial<Record<Category, string>>>;
  /** Where a longer section name has its main word: `last` in college *football*, `first` in *politique* étrangère. */
  readonly sectionHead: 'first' | 'last' | 'either';
  /** Words that add nothing to a section's name: news, latest, section. */
  readonly newsWords: string;
  /** Conjunctions between section names (science *and* technology); empty if none is a separate word. */
  readonly and: string;
  readonly words: LanguageWords;
}

/** Words of queries, headlines and pages, defined in `words.ts`. */
export interface LanguageWords {
  /** Function words: articles, prepositions, pronouns, conjunctions, auxiliaries. */
  readonly functionWords?: string;
  /** Negations. None of them may also be in `functionWords`. */
  readonly negations?: string;
  /** Names in capitals that would be function words in lower case: US, WHO. */
  readonly names?: string;
  /** Articles and prepositions in names of people: le Pen, von der Leyen. */
  readonly nameParticles?: string;
  /** Beginnings of questions in queries; absent for scripts without spaces. */
  readonly questionFrames?: readonly QuestionFrame[];
  /** Whether question words may follow their subject: Turkish `okullar ne zaman açılacak` (schools when open). */
  readonly questionsAnywhere?: true;
  readonly titles?: TitleComparisonWords;
  readonly roles?: RoleWords;
  readonly labels?: LabelWords;
  readonly pages?: PageWords;
  readonly places?: PlaceWords;
  /**
   * Titles of pages that are no articles, comma-separated: paywalls, bot checks, errors, consent forms, defaults of
   * content systems, aggregators. Only whole titles count: `Access denied: inside the border crisis` is a headline.
   */
  readonly placeholderTitles?: string;
  /**
   * Words besides function words that occur in this language and not in similar ones: spellings, months, offices and
   * common words. A star matches any letters (`*ção`). A word that two languages list counts for neither language.
   */
  readonly distinctive?: string;
}

/** Words beside the name of a place that tell whether the place is meant, or something named after the place. */
export interface PlaceWords {
  /** Words after the name (Manchester `City`) that denote a team, paper or company; suffixes if there are no spaces. */
  readonly behind?: string;
  /** Words before the name, with or without `of`, that denote something named after the place: `Duke` of Sussex. */
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
  /** Suffixes that turn a place's name into a family name, and that stemming would remove: `Рязанов` from Рязань. */
  readonly familyEndings?: string;
  /** Places with the name of a common word, comma-separated: `Reading` needs evidence such as `in Reading`. */
  readonly alsoWords?: string;
  /** Articles that begin a place's name, with their forms after a preposition: `le:du/au` (Le Havre, au Havre). */
  readonly contractions?: string;
  /** Words in names of places, each with its abbreviation: `saint:st`. */
  readonly abbreviations?: string;
}

/** How a question begins, and which of the question's words do not name its subject. */
interface QuestionFrame {
  /** Question words at the beginning of a query, which are ignored, comma-separated: `how long`. */
  readonly openings: string;
  /** Verbs that only complete the question and are ignored, anywhere after the opening: `get` in `can dogs get it`. */
  readonly empty?: string;
  /** Words of little weight: they become optional if too few articles contain them (`last`, `cost`). */
  readonly weak?: string;
  /** Words that answer the question, so that titles with them rank first: `reason` for `why`. */
  readonly answered?: string;
  /** Whether the opening begins a question only if a word of `empty` follows, as after `can`, which is also a noun. */
  readonly isUnsure?: boolean;
}

/** Words that decide whether titles are near-identical. Where a list is missing, fewer are found to be. */
interface TitleComparisonWords {
  /** Question words. Titles with different ones are not near-identical. */
  readonly questions?: string;
  /** Conjunctions such as `and`: the parts before and after them may be exchanged. */
  readonly and?: string;
  /** Antonyms as pairs such as `before:after`. Titles with different ones are not near-identical. */
  readonly antonyms?: string;
  /** Words that denote another person, team or place (`former`, `north`): titles with different ones are not alike. */
  readonly qualifiers?: string;
  /** Verbs of attribution (`says`) and words for live pages, treated as function words. */
  readonly reporting?: string;
  /** Synonyms separated by `/`, treated as the first of them. */
  readonly synonyms?: string;
}

/** Words that mark grammatical roles; absent in languages where only endings mark them. */
interface RoleWords {
  /** Words before the object of a sentence, such as articles and prepositions. */
  readonly object?: string;
  /** Postpositions after an object, or its endings after an apostrophe, as in Turkish `İzmir'i`. */
  readonly objectBehind?: string;
  /** Prepositions before a place: `in Rome` may stand anywhere in a headline without a change of meaning. */
  readonly locative?: string;
  /** Words before an opponent, such as `against`. */
  readonly opponent?: string;
  /** Words before an agent, such as `by` in `bitten by a dog`. */
  readonly agent?: string;
}

/** Words and names that stand before or after the headline in a title, such as `LIVE:` or `- BBC News`. */
export interface LabelWords {
  /** Words of labels, which denote the kind of page: `live`, `video`. */
  readonly words?: string;
  /** Words of labels that also occur in headlines without being labels: `Fox News settles`, `a first report`. */
  readonly commonWords?: string;
  /**
   * Phrases in titles of pages that appear every day, or for every product or occasion, comma-separated: horoscopes,
   * bargains, walkthroughs, daily counts. Up to three words may be between two words of a phrase, none beside a
   * single letter; `*` matches any letters, `#` a number.
   */
  readonly routine?: string;
  /** Words in publishers' names, such as `times`, for titles in all languages: names are not translated. */
  readonly publisher?: string;
  /** Last parts of publishers' names in a script without spaces: `일보` of 조선일보. */
  readonly unspacedPublisher?: string;
  /** Names of editions that follow a publisher's name in a script without spaces: `電子版`. */
  readonly unspacedEdition?: string;
  /** Publishers and agencies, comma-separated; their name before a colon or after a dash is never in a headline. */
  readonly publishers?: string;
  /** Publishers named by ordinary words, comma-separated. They are removed after a dash, but not before a colon. */
  readonly publishersOrWords?: string;
  /** First words in names of networks and of their stations: `fox` in `FOX 8 Cleveland`. */
  readonly networks?: string;
}

/** Words of boilerplate that sites and their software add to articles. */
interface PageWords {
  /** Beginnings of WordPress' sentence `The post TITLE appeared first on SITE`, comma-separated: `The post`. */
  readonly post?: string;
  /** Parts of WordPress' sentence between TITLE and SITE, comma-separated: `appeared first on`. */
  readonly appearedOn?: string;
  /** Texts such as "Read more" after an excerpt, comma-separated. */
  readonly readOn?: string;
  /** Beginnings of requests to subscribe or follow, and of notes on the publication, after an excerpt, comma-separated. */
  readonly calls?: string;
  /** Names of news agencies in datelines, comma-separated, in addition to `labels.publishers`. */
  readonly agencies?: string;
  /** Titles that software inserts for an article without one, comma-separated. */
  readonly untitled?: string;
  /** Words before the name of a photographer or agency, or before keywords, comma-separated: `Photo`, `Tags`. */
  readonly credits?: string;
  /** The word before the name of an article's author, such as `by`. */
  readonly byline?: string;
  /** What software adds before a text, comma-separated: the word for an advertisement, a link to a newsletter's page. */
  readonly preamble?: string;
  /** Beginnings of lines about the text and not of it, which may have a time, comma-separated: `Last updated`. */
  readonly notes?: string;
  /** Texts of links and buttons beside a text, comma-separated: `Share`. */
  readonly links?: string;
  /** Words that a publisher's name may have or lack, and that identify no publisher: `the`, `magazine`. */
  readonly besidePublisher?: string;
  /** Names of sections and editions in publishers' names (`sport` in `BBC Sport`), which identify no publisher. */
  readonly editions?: string;
  /** Words for removal. A title of such a word and one of `removable` is no headline: `[Removed: article]`. */
  readonly removed?: string;
  readonly removable?: string;
  /** Words beside a site's name. A title of only the name and such words is no headline: `Courier homepage`. */
  readonly besideSite?: string;
  /** First words in names of larger places, comma-separated: `west`, because West Virginia is not Virginia. */
  readonly partOfPlace?: string;
}

/** A pattern and its replacement. The rules of a list are applied in order. */
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
  /** Pairs of letters that count as equal: of two scripts (`ђ:đ`), or with the same sound (`ሠ:ሰ`). */
  readonly sameLetters?: string;
  /** Whether an apostrophe is part of a word. In other languages it separates two words (l'eau). */
  readonly apostropheInside?: true;
  /** Pattern of an article that is attached to the word, such as Arabic `ال`. */
  readonly article?: RegExp;
  /** Prepositions and conjunctions of one letter that are attached to the next word. */
  readonly clitics?: string;
  /**
   * Attached prefixes: prepositions, articles and conjunctions in Hebrew and Arabic, noun classes in Swahili, voices in
   * Malay and Filipino. Words are indexed with and without them, because other words begin with the same letters.
   * `mem:p`: the prefix replaces a p (penjara, memenjarakan).
   */
  readonly prefixes?: string;
  /** Whether one-letter prefixes also precede words of two letters (בתל is תל), except words in `invariable`. */
  readonly prefixedPairs?: true;
  /** Pattern of infixes after the first consonant that mark a verb's voice: Filipino binaha becomes baha. */
  readonly infix?: RegExp;
  /** Pattern of a repeated first syllable: Filipino pagbubukas, without its prefix bubukas, becomes bukas. */
  readonly saidTwice?: RegExp;
  /** Whether a letter is a syllable, so that a stem may have two letters instead of three. */
  readonly syllabic?: true;
  /** Whether words of up to four letters may have a stem of two: Latvian upe and upi, Albanian ura and urën. */
  readonly shortStems?: true;
  /** Minimum letters of a word that has endings: five in German, where words of four letters are roots. */
  readonly shortestWord?: number;
  /** Whether at most one ending is removed from a word. In other languages a word may have several. */
  readonly oneEnding?: true;
  /** Matches a stem without its silent e, which is then added: plan-es becomes plane, rat-ing becomes rate. */
  readonly silentE?: RegExp;
  /** Words that look inflected but are not, such as `news`. */
  readonly invariable?: string;
  /** Letters with another form at the end of a word, as pairs `final:other`: `ם:מ`. */
  readonly finalLetters?: string;
  /**
   * Inflectional endings of nouns and adjectives, in some languages of verbs. The stemmer removes them, the longest
   * first. Matches by stem are only added to searches that have too few. Absent for languages without endings and for
   * scripts without spaces.
   */
  readonly endings?: string;
  /**
   * Single vowels that are removed from a word with a stem of its own, too. Elsewhere a vowel at the end distinguishes
   * words (Paul, Paula) as often as forms; only languages without `lemmas` need it.
   */
  readonly vowelEndings?: string;
  /**
   * Sound changes in stems, as pattern and replacement, applied in order: the stem of Dutch golven becomes that of
   * golf, Polish gatunki that of gatunek. In Arabic, vowels between the consonants of a root are removed (jisr, jusūr).
   */
  readonly alternations?: readonly Change[];
  readonly verbs?: VerbForms;
  /** Whether endings mark subject and object, so that words may move; false for German, where articles mark them. */
  readonly marksCase?: true;
  /** Words before a verb that announce a future event: `to` in `Singapore to execute man`. */
  readonly announcing?: string;
  /** Pairs of endings that a noun has as subject and as object of a sentence: `а:у` for книга, книгу. */
  readonly objectEndings?: string;
  readonly spellings?: Spellings;
  /** Endings such as locatives and articles that are added to an unchanged word and do not change its meaning. */
  readonly behindWord?: string;
  /** Matches a word with attached particles, such as those for `in` and `the`. The first group is the bare word. */
  readonly clinging?: RegExp;
  /** Particles and other words of a script without spaces, where titles are compared by characters. */
  readonly run?: UnspacedForms;
  /** Particles and verb endings that are removed from words of a query, the longest first. */
  readonly queryParticles?: string;
}

/** Inflection of verbs, and of nouns and participles derived from them. */
export interface VerbForms {
  /**
   * Endings of verbs. Without the longest one that fits, the root remains (rouvrir and rouvriront), which often is also
   * that of a noun (voter and vote). Words are indexed by root in addition to their stem.
   */
  readonly endings: string;
  /** Endings before which a root of three letters suffices: `er` of French voter. */
  readonly plainEndings?: string;
  /** Pattern of reflexive suffixes after a verb's ending: Russian начнется becomes начнет. */
  readonly reflexive?: RegExp;
  /** Minimum letters of a root before most endings, four by default; `plainEndings` need only three. */
  readonly shortest?: number;
  /**
   * Sound changes in verb roots, as pattern and replacement, applied in order: the root of Spanish vuelve becomes that
   * of volver. Also changes of single frequent roots.
   */
  readonly alternations?: readonly Change[];
  /**
   * Irregular verbs, comma-separated: the root of the present, then the other roots, all without the letters that
   * `endings` remove: `hal hiel` for German halten, hielt.
   */
  readonly strong?: string;
  /** Whether an irregular form must be the whole word. Otherwise it may follow a prefix: German `ausbrach`. */
  readonly strongAreWhole?: true;
  /** Pattern of the participle prefix `ge`, also after a separable prefix: geöffnet becomes öffnet, abgesagt absagt. */
  readonly participle?: RegExp;
  /**
   * Pattern of prefixes of verbs in -овать (and its like) that only mark completion: голосовать, проголосовать. Such a
   * prefix changes the meaning of most other verbs.
   */
  readonly perfective?: RegExp;
  /** Words that look like forms of a verb but are not, such as `apartment`. */
  readonly exceptions?: string;
}

/** Rules that unify alternative spellings, beside folding; the unified form may be no real word. */
export interface Spellings {
  /** Pairs of spellings, `one:other` (`tyre:tire`). Titles are compared by the second; a search finds both. */
  readonly words?: string;
  /** Abbreviations and synonyms with further meanings, as pairs such as `gov:governor`; unified in titles only. */
  readonly titleWords?: string;
  /** Words that are also written as one, comma-separated: `per cent` (percent). */
  readonly joined?: string;
  /** Rules for single words, which are folded: `colour` becomes `color`. */
  readonly rules?: readonly RewriteRule[];
  /** Rules for a title before it is split into words, for scripts without spaces and for capitals: `Q1`, `S Korea`. */
  readonly title?: readonly RewriteRule[];
  /** Matches every title that rules in `title` change, so that other titles skip them. Default: all their patterns. */
  readonly titleMark?: RegExp;
  /** Korean: `particle` matches a particle attached to a word, and `object` a particle that marks an object. */
  readonly particles?: { readonly particle: RegExp; readonly object: RegExp };
  /** A month whose name is also another word (May), and the word by which rules in `title` replace the name. */
  readonly monthAlias?: { readonly alias: string; readonly month: string };
}

/** Roles of characters and words in a script without spaces. */
export interface UnspacedForms {
  /** Characters that may be missing without a change of meaning. */
  readonly particles?: string;
  /** Words that may be missing without a change of meaning, such as "province" after its name. */
  readonly particleWords?: string;
  /** Negations, and characters for another person, team or place. Titles that differ in them are not near-identical. */
  readonly turning?: string;
  /** Particles, each with the particle whose role it has: は has that of が, as the topic is mostly the subject. */
  readonly roles?: string;
}

/** Number words, and words beside numbers, defined in `numbers.ts`. */
export interface LanguageNumbers {
  /** Number words of a language that separates words by spaces. */
  readonly words?: NumberWords;
  /** Number words that spaces do not separate from other words. */
  readonly characters?: CharacterNumerals;
  readonly notation?: NumberNotation;
  /** Words or characters after the numbers of year, month and day: `年|月|日` for 2024年3月1日. */
  readonly dateSigns?: string;
  /** Words before the number of a month, separated by `/`: `tháng 3`. */
  readonly beforeMonth?: string;
  /** Words after the number of a month: `3-р сар`. */
  readonly behindMonth?: string;
  /** The word before the number of a weekday, then the number words, separated by `/`: `thứ/hai/ba`. */
  readonly numberedWeekday?: string;
  /** Words before a time, separated by `/`: `kl. 20`, `ore 20.30`. */
  readonly oclock?: string;
  /** Words after hours (`20 Uhr`), separated by `/`. `minuteWords` are those after minutes (`30 phút`). */
  readonly hourWords?: string;
  readonly minuteWords?: string;
  /** Words between a day and its month: `1 de mayo`. */
  readonly dateLinks?: string;
  /**
   * Names of Gregorian months that ICU lacks, by number: `1 jänner, 2 feber`. Case, accents and full stops do not matter;
   * unambiguous beginnings of at least three letters are accepted.
   */
  readonly months?: string;
  /**
   * Words for a.m. and, after `|`, for p.m. that ICU lacks; spellings are separated by `/`. They may precede or follow
   * the time. Full stops, case and accents do not matter. Words in Latin letters apply only to documents in this
   * language, because other languages use them as common words.
   */
  readonly dayHalves?: string;
}

/** Number words of a language with spaces. In a list, `-` replaces a number word that usually means something else. */
export interface NumberWords {
  /** The word for one, in most languages also an article or a pronoun. */
  readonly one?: string;
  /** The words for two, three and so on. None may be left out, because the position determines the number. */
  readonly cardinals?: string;
  /** The words for twenty, thirty and so on. */
  readonly tens?: string;
  /** The words for two hundred, three hundred and so on, if they are single words. */
  readonly hundreds?: string;
  /** Words that multiply the number before, as `value:forms`. For 100 and 1000, the first form also stands alone. */
  readonly scales?: string;
  /** The words for first, second and so on; without their endings if the language has `ordinalEndings`. */
  readonly ordinals?: string;
  readonly ordinalEndings?: string;
  /** The word that adds ten to the number before it: Indonesian dua *belas* (twelve). */
  readonly teen?: string;
  /** The word for zero where digits are written one by one: 二〇二六 (2026). */
  readonly zero?: string;
  /** Conjunctions attached to the next part of a number: Arabic خمسة وعشرون (five and twenty). */
  readonly jointPrefix?: string;
  /** Prepositions attached to a number, which are ignored: Hebrew בשלושה (in three). */
  readonly prefixes?: string;
  /** Conjunctions between two parts of a number: two hundred *and* fifty. */
  readonly joint?: string;
  /** Whether units precede tens, as in German zweiundzwanzig (two and twenty). */
  readonly onesFirst?: true;
  /** Whether a number is written as a single word, as in German zweihundert. */
  readonly compound?: true;
}

/**
 * Number words that are ambiguous: spaces do not separate them, or they equal other words when folded. They count only
 * before one of `counters` (三*人*) or after one of `leads` (*第*三).
 */
export interface CharacterNumerals {
  readonly numbers: NumberWords;
  /** The smallest scale that multiplies the whole number before it, not only its last digits: 万 (10,000) in 三千万. */
  readonly leastScale: number;
  /** Words such as 人 (people) for what is counted, as alternatives in a regular expression. */
  readonly counters: string;
  /** Words such as 第 (number) before a number, as alternatives in a regular expression. */
  readonly leads: string;
  /** Characters that must not precede a number, as alternatives in a regular expression. */
  readonly notBehind?: string;
  /** The character after the digits of a year: 년. */
  readonly year?: string;
  /** Whether a space separates a number from the word for what is counted. */
  readonly spaced?: true;
}

/** Words and signs beside digits, as alternatives in a regular expression. */
export interface NumberNotation {
  /** Words between the two numbers of a score: 3 *a* 1 (3–1). */
  readonly score?: string;
  /** Endings of ordinals in digits: 3*rd*, 3-*й*, 3*ème*. */
  readonly ordinal?: string;
  /** Whether a full stop after digits marks an ordinal before a `small` letter only, or before `any` letter. */
  readonly ordinalDot?: 'small' | 'any';
  /** Endings of ordinals in Roman numerals: III*e*. */
  readonly romanOrdinal?: string;
  /** Whether Roman numerals without an ending are ordinals: Polish XVII wiek (17th century). */
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

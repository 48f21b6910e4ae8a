import type { Topic } from './topics.js';

/**
 * What the service knows of a language: data that a translator can read and correct, one folder a language, the same
 * file names everywhere. Lists of words are separated by white space, lists of names and phrases by commas, forms of
 * one word by `/`. Words are written as the language writes them and folded when read.
 */
export interface LanguageData {
  /** Language code, or `ll-CC` where one language is written in two ways that need words of their own. */
  readonly code: string;
  readonly words?: Words;
  readonly forms?: Forms;
  readonly numbers?: Numbers;
  readonly topics?: TopicWords;
}

/** `language.ts`: who it is, and how its papers name their sections. A language with this is supported. */
export interface Language extends LanguageData {
  /** Other codes that mean it: deprecated and three-letter ones, scripts, regions. Any case. */
  readonly aliases: readonly string[];
  readonly endonym: string;
  readonly englishName: string;
  /** ISO 15924 code of the script the words are written in. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 country that a reader means when naming none: it adds nothing to the trending query. */
  readonly defaultRegion: string | null;
  /** The "top headlines" query. Accents of the Latin script are left out when it is asked. */
  readonly trendingQuery: string;
  /** Country names that differ from the long form of CLDR: the short ones that headlines use. */
  readonly regionNames?: Readonly<Record<string, string>>;
  /** The eleven categories, each as news sites of the language name the section, spelt as within a sentence. */
  readonly categories: Readonly<Record<Topic, string>>;
  /** Where the news sites of a region name a section differently, by ISO 3166-1 code. */
  readonly variants?: Readonly<Record<string, Partial<Readonly<Record<Topic, string>>>>>;
  /**
   * Further names of the sections, as publishers tag articles. A star marks a name that also stands at the head of
   * longer ones (`football*`: college football); the category word always does, except for world and national.
   */
  readonly sectionNames: Readonly<Partial<Record<Topic, string>>>;
  /** Which end of a longer section name carries its meaning: college *football*, *politique* étrangère. */
  readonly sectionHead: 'first' | 'last' | 'either';
  /** Words that may stand beside a section's name and change nothing: news, latest, section. */
  readonly newsWords: string;
  /** Words that join two section names: science *and* technology. Empty where it is no word of its own. */
  readonly and: string;
  readonly words: Words;
}

/** `words.ts`: what its words do in a query, a headline or a page. */
export interface Words {
  /** Articles, prepositions, pronouns, conjunctions, auxiliaries: words that a query may lose without loss. */
  readonly functionWords?: string;
  /** Words that turn a statement around. Never among the function words. */
  readonly negations?: string;
  /** Names in capitals that are function words in small letters: US, WHO. */
  readonly names?: string;
  /** The questions that readers type. Scripts without spaces have none. */
  readonly questionFrames?: readonly QuestionFrame[];
  /** Whether the question words may follow what is asked about: okullar ne zaman açılacak. */
  readonly questionsAnywhere?: true;
  readonly titles?: TitleWords;
  readonly roles?: RoleWords;
  readonly labels?: LabelWords;
  readonly pages?: PageWords;
  readonly places?: PlaceWords;
  /**
   * Titles of pages that are no article, by commas: what a paywall, a bot check, an error, a consent form, a content
   * system or an aggregator shows in place of a headline. Compared only with whole titles: `Access denied: inside the
   * border crisis` is a headline.
   */
  readonly placeholderTitles?: string;
  /**
   * Words that distinguish the language from the ones it is confused with, beside its function words: letters,
   * spellings, months, offices and everyday words that the similar language writes differently. A star stands for any
   * letters (`*ção`). A word of both languages counts for neither, so it may be listed under both.
   */
  readonly distinctive?: string;
}

/** Words beside the name of a place that tell whether it is meant, or something named after it. */
export interface PlaceWords {
  /** Directly behind it: a team, a paper, a company, a treaty. In scripts without spaces, what follows its characters. */
  readonly behind?: string;
  /** Directly in front of it, or in front of a word of `of` between them. */
  readonly ahead?: string;
  readonly of?: string;
  /** Directly in front of it: something is or happens there. `at` is not among them: a player is at a club. */
  readonly within?: string;
  /** Directly in front of it: likely a place, if the name is also a word; in sport a club as well: at, from. */
  readonly toward?: string;
  /** Endings that stand behind it after an apostrophe or as characters, and say the same: İzmir'`de`, 京都`で`. */
  readonly withinBehind?: string;
  /** What a place has, beside its name on either side: police, mayor, hospital. */
  readonly civic?: string;
  /** What makes a person's name of a place's, where a stem would lose it: Рязань, `Рязанов`. */
  readonly familyEndings?: string;
  /** Places whose name is also a word of the language: nothing but such a neighbour tells that it is one. */
  readonly alsoWords?: string;
}

/** How a question begins, and what it says beside what it is about. */
export interface QuestionFrame {
  /** Words a query begins with, by commas: `how long`. They say nothing of what it is about. */
  readonly openings: string;
  /** Verbs that only complete the question, wherever they stand behind it: can dogs `get` it. */
  readonly empty?: string;
  /** Words that say a little: required only as long as enough is found with them: `last`, `cost`. */
  readonly weak?: string;
  /** Whether the opening begins a question only where one of the empty words follows: `can` is also a noun. */
  readonly isUnsure?: boolean;
}

/**
 * Words that decide, beside function words and negations, whether two titles say the same. Without them titles are
 * compared more strictly, never more loosely.
 */
export interface TitleWords {
  /** Words that ask, wherever they stand: neither title may have one more. */
  readonly questions?: string;
  /** Words that join equals, which may change places around it. */
  readonly and?: string;
  /** Antonyms, as `before:after`: titles in which one stands for the other say different things. */
  readonly antonyms?: string;
  /** Words that name another person, team, place, thing or side when added: neither title may have one more. */
  readonly qualifiers?: string;
  /** Words that only say who said it, and count as little as function words. */
  readonly reporting?: string;
  /** Words that headlines write one for the other, by `/`; compared as the first. */
  readonly synonyms?: string;
}

/** Words that tell who does something to whom. None where endings alone tell it. */
export interface RoleWords {
  /** In front of whom it is done to. */
  readonly object?: string;
  /** Behind whom it is done to: postpositions, and endings behind an apostrophe. */
  readonly objectBehind?: string;
  /** Prepositions that, moved with what they open, say where something is. */
  readonly locative?: string;
  /** Against whom. */
  readonly opponent?: string;
  /** Before the one who did it: `bitten by a dog`. */
  readonly agent?: string;
}

/** What desks and publishers set around a headline. It counts in titles of the language only. */
export interface LabelWords {
  /** Words of desk labels, which say what kind of page follows, never what happened. */
  readonly words?: string;
  /** Words that make a name a publisher's. In titles of every language: names are not translated. */
  readonly publisher?: string;
  /** What the name of a publisher ends in, in a script without spaces. */
  readonly unspacedPublisher?: string;
  /** What may follow that: an edition. */
  readonly unspacedEdition?: string;
  /** Publishers and agencies, by commas, whose name before a colon or behind a dash is never part of the headline. */
  readonly publishers?: string;
  /** Publishers whose names are words too: one behind a dash, perhaps the subject before a colon. */
  readonly publishersOrWords?: string;
  /** Words with which the names of networks and their local stations begin: `FOX 8 Cleveland`, `Yahoo Finance`. */
  readonly networks?: string;
}

/** What sites and their software put beside names and texts. */
export interface PageWords {
  /** `The post TITLE appeared first on SITE`: what WordPress calls a post, by commas. */
  readonly post?: string;
  /** What it says between title and site, by commas. */
  readonly appearedOn?: string;
  /** Invitations to read on behind an excerpt, by commas. */
  readonly readOn?: string;
  /** The word that marks what stands before a text as an advertisement. */
  readonly advertisement?: string;
  /** Words that outlets put beside their name or leave away; never enough to name one. */
  readonly besidePublisher?: string;
  /** Sections and editions that stand beside a publisher's name and do not name it alone: `BBC Sport`. */
  readonly editions?: string;
  /** What says that a page was taken away, and the kinds of pages: `[Removed: article]` is no headline. */
  readonly removed?: string;
  readonly removable?: string;
  /** Words that do not turn a site's name into a headline. */
  readonly besideSite?: string;
  /**
   * What the names of larger places begin with, by commas: `West Virginia` is no Virginia in the west.
   */
  readonly partOfPlace?: string;
}

/** What a rule writes in one way, of what is written in several. Applied in their order. */
export type Rule = readonly [
  pattern: RegExp,
  replacement: string | ((whole: string, group: string) => string),
];
type Change = readonly [sound: RegExp, other: string];

/** `forms.ts`: how its words change. */
export interface Forms {
  /** Spellings that stand for one letter, for folding: Müller is typed Mueller and Muller. */
  readonly letters?: readonly Change[];
  /** Letters that are read as others, accents kept: of a second script (`ђ:đ`), or of one sound (`ሠ:ሰ`). */
  readonly sameLetters?: string;
  /** Whether an apostrophe stands inside a word; elsewhere it parts two (l'eau). */
  readonly apostropheInside?: true;
  /** The article, written with the word. */
  readonly article?: RegExp;
  /** Letters that are prepositions and conjunctions in front of a word. */
  readonly clitics?: string;
  /**
   * What stands before a word in the same run of letters: prepositions, articles and conjunctions of Hebrew and
   * Arabic, noun classes of Swahili, voices of Malay and Filipino. The same letters also begin words, so a word is
   * kept under what it would be with and without them. `mem:p`: the prefix swallowed a p (penjara, memenjarakan).
   */
  readonly prefixes?: string;
  /** Voices behind the first consonant: baha, binaha. */
  readonly infix?: RegExp;
  /** The first syllable, said twice of what is not done yet: bukas, pagbubukas. */
  readonly saidTwice?: RegExp;
  /** A letter is a syllable, so that a stem of two says something. */
  readonly syllabic?: true;
  /** Short words change their last vowel, too: Latvian upe and upi, Albanian ura and urën. */
  readonly shortStems?: true;
  /** Letters of the shortest word that has an ending: German words of four are roots as they are. */
  readonly shortestWord?: number;
  /** Endings stand alone; those of other languages stand one behind the other. */
  readonly oneEnding?: true;
  /** What is left of a word that had an e behind it, where its ending was e, or took its place: plan-es, rat-ing. */
  readonly silentE?: RegExp;
  /** Words that only look as if they had an ending. */
  readonly invariable?: string;
  /** Letters written otherwise at the end of a word, `ם:מ`. */
  readonly finalLetters?: string;
  /**
   * Endings that inflection adds to nouns and adjectives (in a few languages to verbs). Taking them off, the longest
   * first, brings the forms of a word together: a light stemmer, good enough to widen a search that found too little,
   * never used to narrow one. None where words are not inflected at their end, or written without spaces.
   */
  readonly endings?: string;
  /**
   * Sounds of a stem that change with what follows it: Dutch golf and golven, Polish gatunek and gatunki, Icelandic
   * vextir and vöxtum; in Arabic the vowels between the consonants of the root (jisr, jusūr). In their order.
   */
  readonly alternations?: readonly Change[];
  readonly verbs?: VerbForms;
  /**
   * Words mark by their ending who does what to whom, and either may come first: the same forms in another order say
   * the same. Not where only articles do (German) or nothing does.
   */
  readonly marksCase?: true;
  /** Endings of who does it and of whom it is done to, where they are as long: `а:у`. */
  readonly objectEndings?: string;
  readonly spellings?: Spellings;
  /** Endings that may stand behind a word as it is, and change nothing: where something is, or the article. */
  readonly behindWord?: string;
  /** What clings to a word, the first group, and changes nothing: where something is, `and`, `the`. */
  readonly clinging?: RegExp;
  /** Scripts without spaces, whose titles are compared character by character. */
  readonly run?: RunForms;
  /** Particles and verb endings that follow a noun without a space, as queries lose them; the longest first. */
  readonly queryParticles?: string;
}

/** Verbs, and the nouns and participles made of them. */
export interface VerbForms {
  /**
   * Endings: taking off the longest leaves what the forms of a verb have in common (rouvrir, rouvriront), and often
   * the noun beside it (voter, vote). Words are kept under it beside the stem of a noun: nouns are not cut twice.
   */
  readonly endings: string;
  /** Endings that are plain enough to leave a root of three letters: of `voter`, but not of `marie`. */
  readonly plainEndings?: string;
  /** What a verb may end in behind its endings: Russian `начнется`, `начался`. */
  readonly reflexive?: RegExp;
  /** How many letters must remain before most endings. */
  readonly shortest?: number;
  /**
   * Sounds that change within a verb, once its ending is off: Spanish volver and vuelve, Russian возобновить and
   * возобновление; and single roots that are worth a rule. In their order.
   */
  readonly alternations?: readonly Change[];
  /**
   * Verbs that change their vowel, by commas: the root of the present, then what else stands for it; a root that
   * ends in t or d is written without it, as its ending leaves it.
   */
  readonly strong?: string;
  /** Strong verbs are whole words; elsewhere a prefix may stand before them. */
  readonly strongAreWhole?: true;
  /** `ge` in front of participles, also behind a separable prefix: geöffnet, abgesagt. */
  readonly participle?: RegExp;
  /**
   * Prefixes that only say that something was done to its end. With most verbs they say more; with those in -овать,
   * which are made of nouns, hardly ever: голосовать, проголосовать.
   */
  readonly perfective?: RegExp;
  /** Words that look like a form of a verb and are none. */
  readonly exceptions?: string;
}

/**
 * How one word is spelt in more than one way; both titles are brought to the same form, which need be nobody's. What
 * accents, ligatures and apostrophes make is gone by folding.
 */
export interface Spellings {
  /** `one:other`; the first is compared as the second. */
  readonly words?: string;
  /** Rules that change what is folded already. */
  readonly rules?: readonly Rule[];
  /** Rules that change a whole title before it is cut into words: for scripts without spaces, and capitals. */
  readonly title?: readonly Rule[];
  /** Something that every title has which those rules change, where looking for it is cheaper than for all they do. */
  readonly titleMark?: RegExp;
  /** What clings to the end of a word as a particle, and which of those mark whom something is done to. */
  readonly particles?: { readonly particle: RegExp; readonly object: RegExp };
  /** A word that rules of a title make of the name of a month, and that name. */
  readonly monthAlias?: { readonly alias: string; readonly month: string };
}

/** Characters and words of a script without spaces. */
export interface RunForms {
  /** Characters that come and go without changing what is said. */
  readonly particles?: string;
  /** Words that do; a province may be called one or not. */
  readonly particleWords?: string;
  /** Characters that deny, or name another person, team or place: never one more. */
  readonly turning?: string;
  /** Particles by the part they give to what stands before them, `は:が`: the topic is mostly who does it. */
  readonly roles?: string;
}

/** `numbers.ts`: how it counts, and what stands beside numbers. */
export interface Numbers {
  /** Numbers in words that spaces part. */
  readonly words?: NumberWords;
  /** Numbers in words where no space parts them from what they count. */
  readonly characters?: CharacterNumerals;
  readonly notation?: Notation;
  /** Words, or signs of a script without spaces, behind the numbers of year, month and day, by `|`: 2024年3月1日. */
  readonly dateSigns?: string;
  /** Words before the number that is the name of a month (`tháng 3`), by `/`. */
  readonly beforeMonth?: string;
  /** What stands behind it: `3-р сар`. */
  readonly behindMonth?: string;
  /** The word before the number that is the name of a weekday, then such numbers in words, by `/`. */
  readonly numberedWeekday?: string;
  /** The word before a time, behind which a dot parts hours and minutes. */
  readonly oclock?: string;
  /** What may stand between a day and its month, or a sum and its currency. */
  readonly dateLinks?: string;
  /**
   * Names of Gregorian months that ICU does not know, by their number: `1 jänner, 2 feber`. Case, accents and dots do
   * not matter, and a beginning of three letters or more is understood as long as it is that of one month only.
   */
  readonly months?: string;
  /**
   * Words for the halves of the day that ICU does not know, those before noon first, by `|`, spellings by `/`. They
   * stand before or after the time. Dots, case and accents do not matter. Words in Latin letters count only in a document of their
   * language, since most are words elsewhere; the others count anywhere.
   */
  readonly dayHalves?: string;
}

/** `-` stands for a number whose word mostly means something else. */
export interface NumberWords {
  /** One, which in most languages is an article or a pronoun too. */
  readonly one?: string;
  /** From two upwards, without a gap. */
  readonly cardinals?: string;
  /** From twenty in steps of ten. */
  readonly tens?: string;
  /** From two hundred in steps of a hundred, where they are single words. */
  readonly hundreds?: string;
  /** What multiplies the number before it, `value:forms`. The first form of up to a thousand also stands alone. */
  readonly scales?: string;
  /** From the first upwards; with `ordinalEndings` their stems. */
  readonly ordinals?: string;
  readonly ordinalEndings?: string;
  /** What makes ten more of the number before it: dua *belas*. */
  readonly teen?: string;
  /** Nought, where numbers are also written place by place: 二〇二六. */
  readonly zero?: string;
  /** Letters that join a part when they stand before it in the same word: Arabic خمسة وعشرون. */
  readonly jointPrefix?: string;
  /** Prepositions written with the number, which say nothing: Hebrew בשלושה. */
  readonly prefixes?: string;
  /** What joins two parts: two hundred *and* fifty. */
  readonly joint?: string;
  /** Ones stand before tens: zwei*und*zwanzig. */
  readonly onesFirst?: true;
  /** Parts are written as one word: zweihundert. */
  readonly compound?: true;
}

/**
 * Numbers in words where no space parts them from what they count, or where folding would lose what tells them from
 * other words. They are only read as numbers before one of `counters` or behind one of `leads`.
 */
export interface CharacterNumerals {
  readonly numbers: NumberWords;
  /** The smallest scale that smaller ones multiply: 万 in 三千万. */
  readonly leastScale: number;
  /** What is counted: alternatives of a regular expression. */
  readonly counters: string;
  /** What stands before a number: alternatives of a regular expression. */
  readonly leads: string;
  /** What must not stand before it. */
  readonly notBehind?: string;
  /** What stands behind the digits of a year. */
  readonly year?: string;
  /** Spaces part numbers and what they count. */
  readonly spaced?: true;
}

/** How digits are written with what belongs to them: alternatives of regular expressions. */
export interface Notation {
  /** What stands between the numbers of a score, beside the signs that do everywhere: 3 *a* 1. */
  readonly score?: string;
  /** Behind digits that count an order: 3*rd*, 3-*й*, 3*ème*. */
  readonly ordinal?: string;
  /** A dot behind digits makes an ordinal, before a small letter or any. */
  readonly ordinalDot?: 'small' | 'any';
  /** Behind Roman numerals that count an order: III*e*. */
  readonly romanOrdinal?: string;
  /** Roman numerals are ordinals: XVII wiek. */
  readonly romanOrdinals?: true;
}

/**
 * `topics.ts`: words by which a headline shows what it is about, in any case, by commas. A star marks the start of a
 * word, whatever follows (`футбол*`), a tilde one that only the endings of inflection follow (`рак~`); both need three
 * letters. A blank parts the words of a phrase. In scripts without spaces a term is found anywhere, if it has two
 * characters.
 */
export interface TopicWords {
  /** A headline with one of these is about the topic, whatever else stands in it: names of leagues, not of cities. */
  readonly sure: Readonly<Partial<Record<Topic, string>>>;
  /** Several of these together make a headline about the topic. */
  readonly likely: Readonly<Partial<Record<Topic, string>>>;
  /** In scripts without spaces, what is no word of the lists above though it has its characters: 決議員 is no 議員. */
  readonly misleading?: string;
}

/** The entries of a list that white space parts. */
export const listed = (list = ''): string[] => list.match(/\S+/g) ?? [];

/** The pairs of a list of `one:other`. */
export const pairsIn = (list?: string): [string, string][] =>
  listed(list).map((pair) => pair.split(':') as [string, string]);

/** Every one of the first before every one of the second; `-` is nothing. */
export function each(first: string, second: string): string {
  const parts = second.split(' ').map((one) => (one === '-' ? '' : one));
  return first
    .split(' ')
    .flatMap((one) => parts.map((part) => (one === '-' ? part : one + part)))
    .filter((one) => one !== '')
    .join(' ');
}

import type { Topic } from './topics.js';

/**
 * What the service knows of a language: data a translator can read and correct. One file a language in `data/`.
 * Lists of names are separated by commas, lists of single words by white space.
 */
export interface Language {
  /** Language code, or `ll-CC` where one language is written in two ways that need words of their own. */
  readonly code: string;
  /** Other codes that mean it: deprecated and three-letter ones, scripts, regions. Any case. */
  readonly aliases: readonly string[];
  readonly endonym: string;
  readonly englishName: string;
  /** ISO 15924 code of the script the words below are written in. */
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
  /** Articles, prepositions, pronouns, conjunctions, auxiliaries: words that a query may lose without loss. */
  readonly functionWords: string;
  /** Words that turn a statement around. Never among the function words. */
  readonly negations: string;
}

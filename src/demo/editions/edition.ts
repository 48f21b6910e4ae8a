import type { Category } from '../../languages/categories.js';

/** One invented piece of news. Places, institutions and people of all editions are invented. */
export interface Report {
  topic: Category;
  title: string;
  /** The feed's summary, plain text. */
  text: string;
}

/** One event as several publishers report it, each in its own words. */
interface ReportedEvent {
  topic: Category;
  versions: { title: string; text: string }[];
}

/** Short notices that a live desk publishes one after the other. `{place}` and `{n}` are filled in. */
interface Bulletins {
  topic: Category;
  titles: string[];
  text: string;
  places: string[];
}

/** The news of one language, or of one country that speaks it. */
export interface Edition {
  /** BCP 47 tag that the feeds declare. */
  language: string;
  reports: Report[];
  stories: ReportedEvent[];
  /** An agency dispatch that every paper of the edition prints with the same headline. */
  wire: Report;
  bulletins?: Bulletins;
  /** What a `flood` publisher prints instead. */
  flood?: Bulletins;
}

import type { Topic } from '../../languages/topics.js';

/** One invented piece of news. Places, institutions and people of all editions are invented. */
export interface Report {
  topic: Topic;
  title: string;
  /** What stands below the headline: the feed's summary, plain text. */
  text: string;
}

/** One event as several publishers tell it, each in its own words. */
export interface Story {
  topic: Topic;
  versions: { title: string; text: string }[];
}

/** Short notices that a live desk goes on publishing. `{place}` and `{n}` are filled in. */
export interface Bulletins {
  topic: Topic;
  titles: string[];
  text: string;
  places: string[];
}

/** What is in the papers of one language (or of one country of it). */
export interface Edition {
  /** BCP 47 tag the feeds declare. */
  language: string;
  /** The section words printed in the feeds' `<category>`. */
  sections: Record<Topic, string>;
  reports: Report[];
  stories: Story[];
  /** An agency dispatch that every paper of the edition prints under the very same headline. */
  wire: Report;
  bulletins?: Bulletins;
  /** What a desk that floods its readers prints instead. */
  flood?: Bulletins;
}

/** An event as its headlines tell it: which words they use, and how many of them do. */
export interface Story {
  /** Id of the article that opened it. */
  id: number;
  headlines: number;
  /** How many of them came with a preview. */
  previews: number;
  /** Publication time of the newest headline, Unix seconds. */
  latest: number;
  counts: Map<number, number>;
  /** Squared length of the story's weighted words, as of its last headline. */
  norm: number;
}

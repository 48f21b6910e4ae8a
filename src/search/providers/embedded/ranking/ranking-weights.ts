/** What the signs of relevance are worth beside each other. How each was found stands in docs/RANKING.md. */
export interface RankingWeights {
  /** All words of the query in the title, as typed. */
  title: number;
  /** All words anywhere, as typed. */
  text: number;
  /** All words anywhere, in any of their forms. */
  forms: number;
  /** The part of the words that stands in the title, where that is not known to be all. */
  titleShare: number;
  /** The query stands at the very beginning of the title; less the later it stands. */
  lead: number;
  /** The words stand side by side in the title; less the further apart they are. */
  proximity: number;
  /** The title says nothing else. */
  coverage: number;
  /** The preview speaks of all words too. */
  preview: number;
  /** Published this moment. */
  freshness: number;
  /** Age at which half of that is left, in days. */
  halfFreshDays: number;
}

export const RANKING_WEIGHTS: RankingWeights = {
  title: 1,
  text: 0.5,
  forms: 0.3,
  titleShare: 0.3,
  lead: 0.2,
  proximity: 0.3,
  coverage: 0.1,
  preview: 0.2,
  freshness: 0.4,
  halfFreshDays: 3,
};

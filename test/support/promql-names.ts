/** What a query names: metrics, and labels that it expects of them. */
export interface Selector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

const METRIC = /\b(news_search_\w+|up)\b(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;

/** The metrics of a query with their label matchers. Ours only, and `up`. */
export function selectorsOf(query: string): Selector[] {
  return [...query.matchAll(METRIC)].map(([, metric, matchers = '']) => ({
    metric: metric!,
    matchers: [...matchers.matchAll(MATCHER)].map(([, label, operator, value]) => ({
      ...{ label: label!, operator: operator!, value: value! },
    })),
  }));
}

/** The labels that a query groups or joins by. */
export function groupingLabelsOf(query: string): string[] {
  return [...query.matchAll(GROUPING)].flatMap(([, labels]) => labels!.match(/\w+/g) ?? []);
}

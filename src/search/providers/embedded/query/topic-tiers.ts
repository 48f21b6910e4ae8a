import { confirmedTopicToken, doubtedTopicToken, topicToken } from '../../../../index/tokens.js';
import { topicQuery } from '../../../../languages/queries.js';
import type { Topic } from '../../../../languages/topics.js';
import type { SearchQuery } from '../../../search-query.js';
import { allOf, anyOf, inTitle, label, without } from './expression.js';
import type { Tier } from './search-plan.js';
import { wordStart } from './terms.js';

/**
 * What it is worth that the headline bears a category out, beside how new an article is: an article that surely is
 * about it stands before one a day and a half newer that only came under its heading.
 */
const CONFIRMED = 1;
const DECLARED = 0.9;
/** The headline speaks for another category. */
const DOUBTED = 0.7;
/** One of the two that were asked for. */
const EITHER = 0.5;
const NAMED_IN_TITLE = 0.1;

function oneTopic(topic: Topic, language: string): Tier[] {
  const declared = label(topicToken(language, topic));
  return [
    { expression: label(confirmedTopicToken(language, topic)), relevance: CONFIRMED },
    { expression: without(declared, [label(doubtedTopicToken(language, topic))]), relevance: DECLARED },
    { expression: declared, relevance: DOUBTED, fallback: true },
  ];
}

/** Both first, then either. */
function twoTopics(topics: Topic[], language: string): Tier[] {
  const declared = topics.map((topic) => label(topicToken(language, topic)));
  const confirmed = topics.map((topic) => label(confirmedTopicToken(language, topic)));
  return [
    { expression: allOf(declared), relevance: CONFIRMED },
    { expression: anyOf(confirmed), relevance: EITHER },
    { expression: anyOf(declared), relevance: EITHER * DECLARED },
  ];
}

/** Articles that declare nothing of the kind, but name the category in their title, in any form of its word. */
function namedInTitle(query: SearchQuery, language: string): Tier[] {
  const named = query.topics
    .map((topic) => wordStart(topicQuery([topic], query.language), language))
    .filter((word) => word !== null);
  if (named.length === 0) return [];
  return [{ expression: inTitle(anyOf(named)), relevance: NAMED_IN_TITLE, fallback: true }];
}

/** How articles of one or two categories are found, the surest first. */
export function topicTiers(query: SearchQuery, language: string): Tier[] {
  const [first, second] = query.topics;
  const isTwo = second !== undefined && second !== first;
  const tiers = isTwo ? twoTopics([first!, second], language) : oneTopic(first!, language);
  return [...tiers, ...namedInTitle(query, language)];
}

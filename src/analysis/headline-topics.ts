import { analysisLanguage, dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';
import { TOPICS, type Topic } from '../languages/topics.js';
import { cluesIn, compileTopicWords, type Clue, type Clues } from './clues.js';

/** Topics that one article often has both of. */
const RELATED: readonly (readonly [Topic, Topic])[] = [
  ['business', 'economy'],
  ['business', 'technology'],
  ['politics', 'economy'],
  ['science', 'environment'],
];

const areRelated = (a: Topic, b: Topic): boolean =>
  RELATED.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/** What a clue is worth in a title. */
const SURE = 3;
const LIKELY = 1;
/** The share of that it is worth in the text: below a title that has clues, and below one that has none. */
const BESIDE_THE_TITLE = 0.5;
const ALONE = 0.75;
/** One sure word in the title, or three likely ones. */
const ENOUGH = 3;
/** How far the best topic must lie before one that it is not related to. */
const CLEAR = 1.5;
/** UTF-16 code units of the text looked at: what stands later is often about something else. */
const BEGINNING = 200;

const SCIENCE_OR_HEALTH: ReadonlySet<Topic> = new Set<Topic>(['science', 'health']);

const cluesOf = perLanguage((language): Clues | null => {
  const table = dataOf(language).topics;
  return table === undefined ? null : compileTopicWords(language, [table, INTERNATIONAL.topics!]);
});

type Scores = Map<Topic, number>;

function addUp(scores: Scores, found: Iterable<Clue>, share: number): void {
  for (const { topics, sure } of found) {
    for (const topic of topics) {
      scores.set(topic, (scores.get(topic) ?? 0) + (sure ? SURE : LIKELY) * share);
    }
  }
}

/** A study of a disease is both; which of them it is more cannot be told from a headline. */
const mayStandTogether = (topic: Topic, other: Topic): boolean =>
  areRelated(topic, other) || (SCIENCE_OR_HEALTH.has(topic) && SCIENCE_OR_HEALTH.has(other));

/** The best topic of some, with the second it is related to; empty where none is clear. */
function clearTopics(scores: Scores, topics: readonly Topic[]): Topic[] {
  const best = topics.map((topic) => [topic, scores.get(topic) ?? 0] as const).sort((a, b) => b[1] - a[1]);
  const [topic, most] = best[0] ?? [null, 0];
  if (topic === null || most < ENOUGH) return [];
  const rivals = [...scores].filter(([other, score]) => other !== topic && score > most - CLEAR);
  if (rivals.some(([other]) => !mayStandTogether(topic, other))) return [];
  const second = best.find(([other, score]) => other !== topic && score > most - CLEAR && score >= ENOUGH);
  return TOPICS.filter((one) => one === topic || one === second?.[0]);
}

/**
 * What a headline is about, told by its words and, where they leave it open, by the beginning of the text. Rather
 * silent than wrong: empty where the words are few, or where they speak for two topics that have nothing to do with
 * each other. Languages without a table are silent.
 *
 * @returns one or two topics, in the order of `TOPICS`.
 */
export function headlineTopics(title: string, text: string, languageTag: string): Topic[] {
  const clues = cluesOf(analysisLanguage(languageTag));
  if (clues === null) return [];
  const inTitle = cluesIn(title, clues);
  const scores: Scores = new Map();
  addUp(scores, inTitle, 1);
  const ofTitle = TOPICS.filter((topic) => scores.has(topic));
  const clear = clearTopics(scores, ofTitle);
  if (clear.length > 0) return clear;
  const inText = cluesIn(text.slice(0, BEGINNING), clues);
  for (const clue of inTitle) inText.delete(clue);
  addUp(scores, inText, ofTitle.length > 0 ? BESIDE_THE_TITLE : ALONE);
  return clearTopics(scores, ofTitle.length > 0 ? ofTitle : TOPICS);
}

/** Desks of where something happens: no words of a headline speak for them. */
const PLACES: ReadonlySet<Topic> = new Set<Topic>(['world', 'national']);
/** What those desks take in from others: an asteroid, a film, a phone, a transfer. */
const ELSEWHERE: ReadonlySet<Topic> = new Set<Topic>(['sports', 'entertainment', 'technology', 'science']);
/** An actor's illness is news of actors, an injury one of sport. */
const PEOPLE: ReadonlySet<Topic> = new Set<Topic>(['entertainment', 'sports']);

/**
 * Whether the words of a headline stand behind a category that was declared, speak for another, or neither. Of
 * articles under `/technology/` whose words say science 6% were about technology; where they agree, 97%. Of world
 * news that is also sport, science, a film or a phone, and nothing else, one in five was of the world.
 *
 * @param told what `headlineTopics` says.
 * @param all categories of the article.
 */
export function weighTopic(
  category: Topic,
  told: readonly Topic[],
  all: readonly Topic[],
): 'confirmed' | 'doubted' | 'open' {
  if (PLACES.has(category)) {
    const about = all.filter((topic) => !PLACES.has(topic));
    return about.length > 0 && about.every((topic) => ELSEWHERE.has(topic)) ? 'doubted' : 'open';
  }
  if (told.length === 0) return 'open';
  if (told.includes(category)) return 'confirmed';
  if (told.some((topic) => areRelated(topic, category))) return 'open';
  return PEOPLE.has(category) && told.includes('health') ? 'open' : 'doubted';
}

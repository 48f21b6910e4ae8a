import { analysisLanguage, dataOf, INTERNATIONAL, perLanguage } from '../languages/find-language.js';
import { TOPICS, type Topic } from '../languages/topics.js';
import {
  cluesIn,
  compileTopicWords,
  INCIDENT,
  ON_SCREEN,
  type Clue,
  type Clues,
  type Subject,
} from './clues.js';

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

/** Topics people are called by, whatever they do. */
const OCCUPATIONS: ReadonlySet<Topic> = new Set<Topic>(['entertainment', 'sports', 'health']);
const SCIENCE_OR_HEALTH: ReadonlySet<Topic> = new Set<Topic>(['science', 'health']);

const cluesOf = perLanguage((language): Clues | null => {
  const table = dataOf(language).topics;
  return table === undefined ? null : compileTopicWords(language, [table, INTERNATIONAL.topics!]);
});

type Scores = Map<Subject, number>;

function addUp(scores: Scores, found: Iterable<Clue>, share: number): void {
  for (const { topics, sure } of found) {
    for (const topic of topics) {
      scores.set(topic, (scores.get(topic) ?? 0) + (sure ? SURE : LIKELY) * share);
    }
  }
}

/** Games on a screen have cups, leagues and champions, and are no sport. */
function withoutScreens(scores: Scores): void {
  if (scores.delete(ON_SCREEN)) scores.delete('sports');
}

/** Phones are stolen and lead to whoever was killed: beside an incident one sure word of technology is not enough. */
const ENOUGH_BESIDE_INCIDENTS = 5;

const enoughFor = (topic: Topic, scores: Scores): number =>
  topic === 'technology' && scores.has(INCIDENT) ? ENOUGH_BESIDE_INCIDENTS : ENOUGH;

/**
 * A study of a disease is both; which of them it is more cannot be told from a headline. And a politician or a company
 * before the court is news of politics or business, a goalkeeper or a doctor there of neither sport nor medicine.
 */
function mayStandTogether(topic: Topic, other: Subject): boolean {
  if (other === INCIDENT) return !OCCUPATIONS.has(topic);
  if (other === ON_SCREEN) return true;
  return areRelated(topic, other) || (SCIENCE_OR_HEALTH.has(topic) && SCIENCE_OR_HEALTH.has(other));
}

/** The best topic of some, with the second it is related to; empty where none is clear. */
function clearTopics(scores: Scores, topics: readonly Topic[]): Topic[] {
  const best = topics.map((topic) => [topic, scores.get(topic) ?? 0] as const).sort((a, b) => b[1] - a[1]);
  const [topic, most] = best[0] ?? [null, 0];
  if (topic === null || most < enoughFor(topic, scores)) return [];
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
  withoutScreens(scores);
  const ofTitle = TOPICS.filter((topic) => scores.has(topic));
  const clear = clearTopics(scores, ofTitle);
  if (clear.length > 0) return clear;
  const inText = cluesIn(text.slice(0, BEGINNING), clues);
  for (const clue of inTitle) inText.delete(clue);
  addUp(scores, inText, ofTitle.length > 0 ? BESIDE_THE_TITLE : ALONE);
  withoutScreens(scores);
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

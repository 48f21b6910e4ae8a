import { analysisLanguage } from '../analysis-language.js';
import { TOPICS } from '../topics.js';
import type { Topic } from '../topics.js';
import { cluesIn } from './clues-in.js';
import { compileTopicWords } from './compile-topic-words.js';
import type { Clue, Clues } from './compile-topic-words.js';
import { international } from './international.js';
import { areRelated } from './related-topics.js';
import { TOPIC_WORDS } from './tables.js';

/** What a clue is worth in a title; in the text below it, half of that. */
const SURE = 3;
const LIKELY = 1;
/** One sure word in the title, or three likely ones. */
const ENOUGH = 3;
/** How far the best topic must lie before one that it is not related to. */
const CLEAR = 1.5;
/** UTF-16 code units of the text looked at: what stands later is often about something else. */
const BEGINNING = 200;

const SCIENCE_OR_HEALTH: ReadonlySet<Topic> = new Set<Topic>(['science', 'health']);

const compiled = new Map<string, Clues | null>();

function cluesOf(language: string): Clues | null {
  let clues = compiled.get(language);
  if (clues === undefined) {
    const table = TOPIC_WORDS.find((one) => one.language === language);
    clues = table === undefined ? null : compileTopicWords(language, [table, international]);
    compiled.set(language, clues);
  }
  return clues;
}

type Scores = Map<Topic, number>;

function addUp(scores: Scores, found: Iterable<Clue>, share: number): void {
  for (const { topics, sure } of found) {
    for (const topic of topics) {
      scores.set(topic, (scores.get(topic) ?? 0) + (sure ? SURE : LIKELY) * share);
    }
  }
}

/** A study of a disease is both; which of them it is more cannot be told from a headline. */
const mayStandTogether = (a: Topic, b: Topic): boolean =>
  areRelated(a, b) || (SCIENCE_OR_HEALTH.has(a) && SCIENCE_OR_HEALTH.has(b));

/** The best topic of the title, with the second it is related to; empty where none is clear. */
function clearTopics(scores: Scores, titleTopics: ReadonlySet<Topic>): Topic[] {
  const best = [...scores].filter(([topic]) => titleTopics.has(topic)).sort((a, b) => b[1] - a[1]);
  const [first] = best;
  if (first === undefined || first[1] < ENOUGH) return [];
  const [topic, most] = first;
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
  const language = analysisLanguage(languageTag);
  const clues = cluesOf(language);
  if (clues === null) return [];
  const inTitle = cluesIn(title, clues);
  const scores: Scores = new Map();
  addUp(scores, inTitle, 1);
  if (scores.size === 0) return [];
  const titleTopics = new Set(scores.keys());
  const clear = clearTopics(scores, titleTopics);
  if (clear.length > 0) return clear;
  const inText = cluesIn(text.slice(0, BEGINNING), clues);
  for (const clue of inTitle) inText.delete(clue);
  addUp(scores, inText, 0.5);
  return clearTopics(scores, titleTopics);
}

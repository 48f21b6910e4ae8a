import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ru } from './ru.js';
import type { TopicWords } from './topic-words.js';

/** The languages whose headlines show what they are about; a new one is a file and a line. */
export const TOPIC_WORDS: readonly TopicWords[] = [de, en, es, fr, it, ru];

import { en } from './en.js';
import { fr } from './fr.js';
import { ru } from './ru.js';
import type { TopicWords } from './topic-words.js';

/** The languages whose headlines show what they are about; a new one is a file and a line. */
export const TOPIC_WORDS: readonly TopicWords[] = [en, fr, ru];

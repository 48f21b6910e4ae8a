import type { LanguageData } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { topics } from './topics.js';
import { words } from './words.js';

export const international: LanguageData = { code: '*', forms, numbers, topics, words };

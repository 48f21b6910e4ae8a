import type { LanguageData } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

export const international: LanguageData = { code: '*', forms, numbers, categoryWords, words };

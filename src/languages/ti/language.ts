import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

export const ti: LanguageData = { code: 'ti', numbers, words };

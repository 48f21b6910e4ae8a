import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';
import { words } from './words.js';

export const gd: LanguageData = { code: 'gd', numbers, words };

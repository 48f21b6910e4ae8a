import type { LanguageData } from '../language.js';
import { words } from './words.js';

export const ti: LanguageData = { code: 'ti', words };

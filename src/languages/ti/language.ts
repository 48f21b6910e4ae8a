import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ti: LanguageData = { code: 'ti', numbers };

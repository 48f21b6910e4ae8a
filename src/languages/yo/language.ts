import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const yo: LanguageData = { code: 'yo', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ps: LanguageData = { code: 'ps', numbers };

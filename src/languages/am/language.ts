import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const am: LanguageData = { code: 'am', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const so: LanguageData = { code: 'so', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const gd: LanguageData = { code: 'gd', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const dv: LanguageData = { code: 'dv', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const as: LanguageData = { code: 'as', numbers };

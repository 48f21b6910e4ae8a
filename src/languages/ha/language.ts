import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ha: LanguageData = { code: 'ha', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const lb: LanguageData = { code: 'lb', numbers };

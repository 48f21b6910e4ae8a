import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const mt: LanguageData = { code: 'mt', numbers };

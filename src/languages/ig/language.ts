import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const ig: LanguageData = { code: 'ig', numbers };

import type { LanguageData } from '../language.js';
import { numbers } from './numbers.js';

export const or: LanguageData = { code: 'or', numbers };

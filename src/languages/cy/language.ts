import type { LanguageData } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';

export const cy: LanguageData = { code: 'cy', forms, numbers };

import type { LanguageData } from '../language.js';
import { forms } from './forms.js';

export const yi: LanguageData = { code: 'yi', forms };

import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  months:
    '1 ජනවාරි, 2 පෙබරවාරි, 3 මාර්තු, 4 අප්‍රේල්, 5 මැයි, 6 ජූනි, 7 ජූලි, 8 අගෝස්තු, 9 සැප්තැම්බර්, 10 ඔක්තෝබර්, 11 නොවැම්බර්, 12 දෙසැම්බර්',
};

import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  syllabic: true,
  endings:
    'களின் களை களில் கள் ின் ில் ுக்கு ை ங்களின் ங்களை ங்களில் ங்கள் த்துக்கு த்திற்கு த்தை த்தில் த்தின் ம் ால் ்கள் ுகள் க்கு ு யை யைத் யில் யின் யால் ைத் ையைத் ் த்தால் த்தோடு த்துடன் ுடன் களால் களுடன் களுக்கு',
  spellings: { rules: [[/(?<=.{3})[கசதப]்$/u, '']] },
};

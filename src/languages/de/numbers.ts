import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  words: {
    one: 'ein eine einen einem einer eines eins',
    cardinals:
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    scales:
      '100:hundert 1e3:tausend/tsd 1e6:million/millionen/mio 1e9:milliarde/milliarden/mrd 1e12:billionen',
    ordinals: 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt',
    ordinalEndings: 'e er en es em',
    joint: 'und',
    onesFirst: true,
    compound: true,
  },
  notation: { score: '\\s(?:zu)\\s', ordinalDot: 'any' },
  months: '1 jänner, 2 feber',
  oclock: 'um',
  hourWords: 'Uhr',
  minuteWords: 'Minuten/Min',
  dayHalves: 'morgens/vormittags | nachmittags/abends',
};

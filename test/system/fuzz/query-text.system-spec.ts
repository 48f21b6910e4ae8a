import fc from '../../support/fast-check.js';
import { splitWords, words } from '../../../src/analysis/words.js';
import { planLanguage } from '../../../src/search/engine/plan-language.js';
import { parseText } from '../../../src/search/parse-text.js';
import { renderFts5 } from '../../../src/search/providers/embedded/render-fts5.js';
import { aQuery } from '../../contracts/article-index.contract.js';

/** For longer: `FUZZ_RUNS=50000 npm run test:system -- query-text`. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 500);

/** Operators, syntax of other engines, words in several scripts, and signs inside words. */
const PIECES = [
  ...[
    'AND',
    'OR',
    'NOT',
    'NEAR/3',
    'NEAR5',
    '!',
    '-',
    ',-',
    '(',
    ')',
    '"',
    '”',
    "'",
    ' ',
    '  ',
    '+',
    '~2',
    '^2',
  ],
  ...[
    '*',
    '|',
    '&&',
    'title:',
    'site:bbc.co.uk',
    'intitle:',
    'source:',
    'when:7d',
    'NEAR(a,b,5)',
    '[a TO b]',
    '/x/',
  ],
  ...[
    '_',
    '·',
    '・',
    '״',
    'storm',
    'STORM',
    'צה"ל',
    'תל־אביב',
    'W杯',
    '100人',
    '佐々木',
    '1 200',
    '2,50,000',
    '٣٫٥',
  ],
  ...['F35', 'F-35', 'S&P500', 'J. K.', 'J K', 'C++', 'C#', '.NET', 'Nightherd™', '№1', 'അവൻ', 'col·legi'],
  ...["d'Ivoire", '🚢', '\u200d', '\ud800'],
];
const pieces = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 }));
const texts = fc
  .tuple(fc.array(pieces, { maxLength: 12 }), fc.constantFrom('', ' '))
  .map(([some, separator]) => some.join(separator).trim());
const languages = fc.constantFrom('en', 'fr', 'he', 'ar', 'fa', 'ja', 'zh', 'ml', 'ca', 'hi');

describe('any text of a query', () => {
  it('is parsed, and a fault has a position in it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { fault, typed } = parseText(text);
        expect(typed).toBe(text);
        if (fault === null) return;
        expect(fault.position).toBeGreaterThanOrEqual(0);
        expect(fault.position).toBeLessThan([...text].length);
        expect(fault.detail).toMatch(/^[\x20-\x21\x23-\x7e]+$/);
      }),
      { numRuns },
    );
  });

  it('has words of letters and digits, and a plan', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const found = words(text, language);
        expect(found.filter((word) => !/^[\p{L}\p{N}\p{M}_]+$/u.test(word))).toEqual([]);
        expect(splitWords(text, language).map((word) => word.text)).toEqual(found);
        const { tiers } = planLanguage({ ...aQuery({ typed: text }), language });
        for (const { expression } of tiers) expect(renderFts5(expression)).not.toMatch(/[;\\]/);
      }),
      { numRuns },
    );
  });
});

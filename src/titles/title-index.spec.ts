import fs from 'node:fs';
import path from 'node:path';
import { areNearIdentical, keyTitle, TitleIndex } from './near-identical.js';
import { titleSignature } from './title-signature.js';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/title-pairs');

function fixtureSignatures(file: string): Uint8Array[] {
  const lines = fs.readFileSync(path.join(FIXTURES, file), 'utf8').trim().split('\n');
  return lines.map((line) => titleSignature(line.split('\t')[3]!, line.split('\t')[1]!));
}

describe(TitleIndex.name, () => {
  it.each(['en.tsv', 'ja.tsv', 'ar.tsv', 'fi.tsv', 'th.tsv'])(
    'finds in %s exactly the titles that are near-identical',
    (file) => {
      const signatures = fixtureSignatures(file);
      const index = new TitleIndex<number>();
      for (const [i, signature] of signatures.entries()) {
        const title = keyTitle(signature);
        const expected = signatures
          .slice(0, i)
          .flatMap((other, j) => (areNearIdentical(signature, other) ? [j] : []));
        expect(index.matches(title).sort((a, b) => a - b)).toEqual(expected);
        index.add(title, i);
      }
    },
  );

  it('forgets what is removed', () => {
    const index = new TitleIndex<string>();
    const title = keyTitle(titleSignature('Harbour town rebuilds its lighthouse', 'en'));
    const id = index.add(title, 'first');
    index.add(title, 'second');
    index.remove(id);
    expect(index.matches(title)).toEqual(['second']);
  });
});

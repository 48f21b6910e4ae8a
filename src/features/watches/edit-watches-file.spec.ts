import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { addWatch, removeWatch } from './edit-watches-file.js';

describe('the file of saved searches', () => {
  let file: string;
  beforeEach(() => {
    file = join(freshFolder(), 'watches.json');
  });
  const ids = (): string[] =>
    (JSON.parse(readFileSync(file, 'utf8')) as { watches: { id: string }[] }).watches.map(({ id }) => id);
  const request = '/news?topic=ferry&language=en';

  it('is created for its first watch, readable by its owner only', () => {
    const { id, feed } = addWatch(file, { request, feed: true });
    expect(ids()).toEqual([id]);
    expect(feed!.token).toMatch(/^[\w-]{32}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('loses the removed watch only', () => {
    for (const id of ['one', 'two', 'three']) addWatch(file, { request, id, feed: true });
    removeWatch(file, 'two');
    expect(ids()).toEqual(['one', 'three']);
  });

  it('stays as it is where an id is unknown, or taken', () => {
    addWatch(file, { request, id: 'one', feed: true });
    expect(() => removeWatch(file, 'two')).toThrow('no watch has the id "two"');
    expect(() => addWatch(file, { request, id: 'one', feed: true })).toThrow(
      'a watch has the id "one" already',
    );
    expect(ids()).toEqual(['one']);
  });
});

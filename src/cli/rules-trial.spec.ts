import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { feedItemOf } from '../search/live/read-json.js';
import { RulesTrial } from './rules-trial.js';

describe(RulesTrial.name, () => {
  const trialOf = (text: string): RulesTrial => {
    const file = join(freshFolder(), 'rules.json');
    writeFileSync(file, text);
    return new RulesTrial(file, new Map());
  };
  const add = (sut: RulesTrial, url: string, titles: string[]): void => {
    const items = titles.map((title, i) => feedItemOf({ title, url: `${url}/${i}` }));
    sut.add(url, { title: 'Courier', link: null, language: 'en', items } as unknown as Parameters<
      typeof sut.add
    >[1]);
  };
  const RULES = JSON.stringify({
    rules: [
      { id: 'storms', if: { title: 'storm' }, then: 'drop' },
      { id: 'council', if: { title: 'council' }, then: { category: 'politics' } },
      { id: 'ferries', if: { title: 'ferry' }, then: { country: 'gb' } },
    ],
  });

  it('reports every article that a rule matches first, and the number of every rule', () => {
    const sut = trialOf(RULES);
    add(sut, 'https://a.example', ['Storm stops the ferry for a day', 'The council debates bridges']);
    add(sut, 'https://b.example', ['A storm nears the coast tonight', 'Bakers win a prize at last']);
    expect(sut.countsOf('https://a.example')).toEqual(['storms: 1', 'council: 1']);
    expect(sut.countsOf('https://b.example')).toEqual(['storms: 1']);
    const written: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((chunk) => written.push(String(chunk)) > 0);
    sut.report();
    write.mockRestore();
    expect(written.join('')).toBe(
      `rule storms drop: Storm stops the ferry for a day (https://a.example/0)
rule council category politics: The council debates bridges (https://a.example/1)
rule storms drop: A storm nears the coast tonight (https://b.example/0)
rule storms: 2 articles
rule council: 1 articles
rule ferries: 0 articles
`,
    );
  });

  it('cannot start with a file that has a fault', () => {
    expect(() => trialOf('{"rules": [{}]}')).toThrow(/rules\.json cannot be used: .+\.$/);
  });
});

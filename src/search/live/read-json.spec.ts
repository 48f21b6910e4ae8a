import { readJson } from './read-json.js';
import { UpstreamError } from './upstream-error.js';

describe(readJson.name, () => {
  const read = (text: string): unknown =>
    readJson({
      ...{ status: 200, contentType: 'application/json', location: null, retryAfter: null, server: null },
      body: Buffer.from(text),
    });
  const outcomeOf = (text: string): string => {
    try {
      read(text);
      return 'read';
    } catch (error) {
      return (error as UpstreamError).outcome;
    }
  };

  it('reads an object, also with white space around it', () => {
    expect(read('\n {"a": [1]} ')).toEqual({ a: [1] });
  });

  it.each([
    ['', 'malformed'],
    [' \n', 'malformed'],
    ['<!doctype html><p>Busy</p>', 'html'],
    ['Please limit requests.', 'plain-text'],
    ['null', 'plain-text'],
    ['[{"a": 1}]', 'malformed'],
    ['[', 'truncated'],
    ['{"a": [1', 'truncated'],
    ['{"a": [1]', 'malformed'],
    ['{"a" 1}', 'malformed'],
  ])('reports %j as %s', (text, outcome) => {
    expect(outcomeOf(text)).toBe(outcome);
  });
});

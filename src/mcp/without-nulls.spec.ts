import { messageWithoutNulls } from './without-nulls.js';

describe(messageWithoutNulls.name, () => {
  it.each([
    [{ id: 1, params: null }, { id: 1 }],
    [
      { id: 1, params: { name: 'a', arguments: null } },
      { id: 1, params: { name: 'a' } },
    ],
    [
      { params: { name: 'a', arguments: { geo: null } } },
      { params: { name: 'a', arguments: { geo: null } } },
    ],
    [{ params: { a: 0, b: '', c: false, d: null } }, { params: { a: 0, b: '', c: false } }],
    [{ params: [null, 1] }, { params: [null, 1] }],
    [{ params: 'text' }, { params: 'text' }],
    [
      { id: null, method: 'ping' },
      { id: null, method: 'ping' },
    ],
    [[{ params: null }], [{ params: null }]],
    [null, null],
    ['text', 'text'],
  ])('reads %j as %j', (message, expected) => {
    expect(messageWithoutNulls(message)).toEqual(expected);
  });
});

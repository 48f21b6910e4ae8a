import { isOneEdit } from './unknown-parameters.js';

describe(isOneEdit.name, () => {
  it.each(['limt', 'limitt', 'limot', 'imit', 'limti', 'Limit', 'lim💀t'])(
    'is true of limit and %s',
    (name) => {
      expect(isOneEdit(name, 'limit')).toBe(true);
      expect(isOneEdit('limit', name)).toBe(true);
    },
  );

  it.each(['limit', 'lmi', 'LImit', 'timil', 'ilmti', '', 'lim💀💀t'])('is false of limit and %s', (name) => {
    expect(isOneEdit(name, 'limit')).toBe(false);
    expect(isOneEdit('limit', name)).toBe(false);
  });
});

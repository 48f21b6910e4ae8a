import { consonantsOf } from './consonants.js';

describe(consonantsOf.name, () => {
  it.each([
    ['johnson', ['джонсон']],
    ['philipps', ['филиппс', 'филипс', 'filips']],
    ['matteo rossi', ['маттео росси', 'матео роси']],
    ['mikhail gorbachev', ['михаил горбачев']],
    ['thatcher', ['тэтчер', 'tetscher']],
    ['alexander', ['александер', 'aleksander']],
    ['fadnavis', ['फडणवीस']],
    ['quito', ['кито']],
  ])('returns the same for %s and its transliterations %j', (name, transliterations) => {
    expect(transliterations.map(consonantsOf)).toEqual(transliterations.map(() => consonantsOf(name)));
  });

  it.each([
    ['johnson', 'jackson'],
    ['петров', 'иванов'],
    ['martin', 'marin'],
  ])('returns different ones for the names %s and %s', (one, another) => {
    expect(consonantsOf(one)).not.toBe(consonantsOf(another));
  });
});

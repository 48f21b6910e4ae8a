import { consonants } from './consonants.js';

describe(consonants.name, () => {
  it.each([
    ['johnson', ['джонсон']],
    ['philipps', ['филиппс', 'филипс', 'filips']],
    ['matteo rossi', ['маттео росси', 'матео роси']],
    ['mikhail gorbachev', ['михаил горбачев']],
    ['thatcher', ['тэтчер', 'tetscher']],
    ['alexander', ['александер', 'aleksander']],
    ['fadnavis', ['फडणवीस']],
    ['quito', ['кито']],
  ])('are the same for %s and its transliterations %j', (name, transliterations) => {
    expect(transliterations.map(consonants)).toEqual(transliterations.map(() => consonants(name)));
  });

  it.each([
    ['johnson', 'jackson'],
    ['петров', 'иванов'],
    ['martin', 'marin'],
  ])('differ for the names %s and %s', (one, another) => {
    expect(consonants(one)).not.toBe(consonants(another));
  });
});

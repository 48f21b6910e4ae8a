import fc from '../../test/support/fast-check.js';
import { cleanTitle } from './clean-title.js';

describe(cleanTitle.name, () => {
  it.each([
    ['Storm nears coast - BBC News', ['BBC News'], 'Storm nears coast'],
    ['Storm nears coast - BBC News', ['bbc.co.uk'], 'Storm nears coast'],
    ['Storm nears coast | The Guardian', ['theguardian.com'], 'Storm nears coast'],
    ['Storm nears coast — Le Monde.fr', ['Le Monde'], 'Storm nears coast'],
    ['Storm nears coast — Le Monde.fr', ['lemonde.fr'], 'Storm nears coast'],
    ['Storm nears coast - Yahoo Finance', ['finance.yahoo.com'], 'Storm nears coast'],
    ['Storm nears coast - Times of India', ['timesofindia.indiatimes.com'], 'Storm nears coast'],
    ['台风逼近海岸 - 新华网', ['新华网'], '台风逼近海岸'],
    ['Storm nears coast - https://www.kurier.example/', ['kurier.example'], 'Storm nears coast'],
    ['Storm nears coast - Gazette - GAZETTE', ['Gazette'], 'Storm nears coast'],
  ])('of %j by %j is %j', (title, sources, expected) => {
    expect(cleanTitle(title, sources)).toBe(expected);
  });

  it.each([
    ['Storm nears coast - live', ['BBC News', 'bbc.co.uk']],
    ['Bayern - Dortmund 3:1', ['Kicker', 'kicker.de']],
    ['Why I left - Sport', ['sport.bbc.co.uk']],
    ['The end of an era - News', ['Daily News', 'news.example']],
    ['Delegates at the summit - 24', ['24.hu']],
    ['Jean-Luc meets the Post-Gazette', ['Gazette']],
    ['BBC News', ['BBC News', 'bbc.co.uk']],
    ['- BBC News', ['BBC News']],
  ])('removes no real part of %j', (title, sources) => {
    expect(cleanTitle(title, sources)).toBe(title);
  });

  it('collapses white space', () => {
    expect(cleanTitle(' Storm\n nears\tcoast ', [])).toBe('Storm nears coast');
  });

  it('never removes a complete title', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 3 }), (title, sources) => {
        const cleaned = cleanTitle(title, sources);
        expect(cleaned === '').toBe(title.trim() === '');
      }),
    );
  });
});

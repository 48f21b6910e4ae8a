import { segmentsOfTitle } from './segments.js';

describe(segmentsOfTitle.name, () => {
  it.each([
    ['+++ Liveticker +++ Storm nears coast', 'Storm nears coast'],
    ['LIVE: Storm nears coast (VIDEO) | World | Harbour Times', 'Storm nears coast'],
    ['Storm nears coast :: World :: Harbour Times', 'Storm nears coast'],
    ['台风逼近海岸-财经-海港新闻', '台风逼近海岸'],
    ['Storm nears coast: World: harbour.example', 'Storm nears coast'],
    ['LIVE VIDEO Storm nears coast', 'Storm nears coast'],
    ['Storm nears coast; see video', 'Storm nears coast;'],
    ['快訊／颱風逼近海岸', '颱風逼近海岸'],
    ['Storm nears coast of the north - Politics - harbour.example', 'Storm nears coast of the north'],
    ['Storm nears coast | World | Alto Mar', 'Storm nears coast'],
    ['EXCLUSIVE-UPDATE 2-Storm nears the coast of Norland', 'Storm nears the coast of Norland'],
  ])('finds the headline in %s', (title, core) => {
    expect(segmentsOfTitle(title, 'en').core.trim()).toBe(core);
  });

  it.each([
    ['sv', 'Stormen närmar sig kusten – se klippet', 'Stormen närmar sig kusten'],
    ['am', 'ሰበር ዜና፡ ጎርፍ መንደሮችን አጥለቀለቀ', 'ጎርፍ መንደሮችን አጥለቀለቀ'],
    ['bg', 'НА ЖИВО Бурята наближава брега', 'Бурята наближава брега'],
  ])('finds in %s the headline in %s', (language, title, core) => {
    expect(segmentsOfTitle(title, language).core).toBe(core);
  });

  it.each([
    'The lost fleet - Part 2',
    'The lost fleet | Part II',
    'Storm nears coast (34)',
    'Storm nears coast, thousands flee inland',
  ])('removes nothing from %s', (title) => {
    expect(segmentsOfTitle(title, 'en')).toEqual({ core: title, labels: [], tails: [], asides: [] });
  });

  it('distinguishes a possible topic from a possible publisher', () => {
    expect(segmentsOfTitle('Norland | Storm nears coast of the north - Alto Mar', 'en')).toMatchObject({
      core: 'Storm nears coast of the north',
      tails: ['Alto Mar'],
      asides: ['Norland'],
    });
  });

  it.each([
    ['ALTO MAR (Reuters) — Storm nears coast', 'Storm nears coast', ['ALTO MAR']],
    ['Norland crisis: Storm nears the coast', 'Storm nears the coast', ['Norland crisis']],
    ['[Alto Mar] Museum opens in old harbour', 'Museum opens in old harbour', ['Alto Mar']],
    ['Sea levels rise in the north: Space Agency', 'Sea levels rise in the north', ['Space Agency']],
  ])('returns the asides of %s', (title, core, asides) => {
    expect(segmentsOfTitle(title, 'en')).toMatchObject({ core, asides });
  });

  it('distinguishes the parts of a series behind a bar from a possible publisher behind a dash', () => {
    expect(segmentsOfTitle('Top firms of the harbour region | Alto Steel', 'en')).toMatchObject({
      asides: ['Alto Steel'],
      tails: [],
    });
    expect(segmentsOfTitle('Top firms of the harbour region - Alto Mar', 'en')).toMatchObject({
      asides: [],
      tails: ['Alto Mar'],
    });
  });

  it('never removes a complete title', () => {
    expect(segmentsOfTitle('LIVE: (VIDEO)', 'en').core).toBe('LIVE: (VIDEO)');
  });
});

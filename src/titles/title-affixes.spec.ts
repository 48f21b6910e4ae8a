import { titleParts } from './title-affixes.js';

describe(titleParts.name, () => {
  it.each([
    ['+++ Liveticker +++ Storm nears coast', 'Storm nears coast'],
    ['LIVE: Storm nears coast (VIDEO) | World | Harbour Times', 'Storm nears coast'],
    ['Storm nears coast – se klippet', 'Storm nears coast'],
    ['Storm nears coast :: World :: Harbour Times', 'Storm nears coast'],
    ['台风逼近海岸-财经-海港新闻', '台风逼近海岸'],
    ['Storm nears coast: World: harbour.example', 'Storm nears coast'],
    ['LIVE VIDEO Storm nears coast', 'Storm nears coast'],
    ['НА ЖИВО Бурята наближава брега', 'Бурята наближава брега'],
    ['Storm nears coast; see video', 'Storm nears coast;'],
    ['快訊／颱風逼近海岸', '颱風逼近海岸'],
    ['Storm nears coast of the north - Politics - harbour.example', 'Storm nears coast of the north'],
    ['Storm nears coast | World | B.T.', 'Storm nears coast'],
    ['Must we fear the storm? By Nora Pell', 'Must we fear the storm?'],
  ])('finds the headline in %s', (title, core) => {
    expect(titleParts(title).core.trim()).toBe(core);
  });

  it.each([
    'The lost fleet, part A: a harbour story',
    'The lost fleet - Part 2',
    'The lost fleet | Part II',
    'Storm nears coast (34)',
    'Storm nears coast, thousands flee inland',
  ])('takes nothing off %s', (title) => {
    expect(titleParts(title)).toEqual({ core: title, known: [], perhaps: [], asides: [] });
  });

  it('keeps what may be a label apart from what may be a publisher', () => {
    expect(titleParts('Norland | Storm nears coast of the north - Alto Mar')).toMatchObject({
      core: 'Storm nears coast of the north',
      perhaps: ['Alto Mar'],
      asides: ['Norland'],
    });
  });

  it('keeps where a report was written, which may be part of another headline', () => {
    expect(titleParts('ALTO MAR (Reuters) — Storm nears coast')).toMatchObject({
      core: 'Storm nears coast',
      asides: ['ALTO MAR'],
    });
  });

  it('keeps a site and its section in front as what may be a publisher', () => {
    expect(titleParts('Portal - Economy - Storm closes the harbour for a week')).toMatchObject({
      core: 'Storm closes the harbour for a week',
      perhaps: ['Portal', 'Economy'],
    });
  });

  it('never takes the whole title', () => {
    expect(titleParts('LIVE: (VIDEO)').core).toBe('LIVE: (VIDEO)');
  });
});

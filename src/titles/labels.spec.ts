import { readLabel } from './labels.js';

describe(readLabel.name, () => {
  it.each([
    ['Opinion by Nora Pell', 'Nora Pell'],
    ['Kommentar von Jana Wolff', 'Jana Wolff'],
    ['Колонка Олега Ветрова', 'Олега Ветрова'],
    ['L’opinione di Carla Sorti', 'Carla Sorti'],
    ['Deniz Aksoy yazdı', 'Deniz Aksoy'],
    ['作者：林远', '林远'],
    ['by Nora Pell', 'Nora Pell'],
  ])('finds who wrote it in %s', (text, author) => {
    expect(readLabel(text, 'en')?.author).toBe(author);
  });

  it.each(['LIVE', 'Live updates', '2nd Update', 'Editorial', 'Köşe yazısı', 'Coronavirus', 'Sport'])(
    'knows %s for a label',
    (text) => {
      expect(readLabel(text, 'en')).toEqual({ kind: 'label', sure: true });
    },
  );

  it.each(['Reuters', 'BBC News', 'harbour.example', 'Daily Post', 'みなと新聞', 'Euronews (in English)'])(
    'knows %s for a source',
    (text) => {
      expect(readLabel(text, 'en')?.kind).toBe('source');
    },
  );

  it.each(['Part 2', 'Norland', 'by bus', 'Opinion polls fall', 'Iran', 'chapter A', 'Europe'])(
    'leaves %s to the headline',
    (text) => {
      expect(readLabel(text, 'en')).toBeNull();
    },
  );
});

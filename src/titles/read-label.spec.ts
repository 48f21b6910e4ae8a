import { readLabel } from './read-label.js';

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
    expect(readLabel(text)?.author).toBe(author);
  });

  it.each(['LIVE', 'Live updates', 'S+', '2nd Update', 'Editorial', 'Köşe yazısı', 'Info Le Parisien'])(
    'knows %s for a label without an author',
    (text) => {
      expect(readLabel(text)).toEqual({ known: [text], author: null });
    },
  );

  it.each(['Part 2', 'Norland', 'by bus', 'Opinion polls fall', 'Iran', 'chapter A'])(
    'leaves %s to the headline',
    (text) => {
      expect(readLabel(text)).toBeNull();
    },
  );
});

import { stem } from './stem.js';

describe(stem.name, () => {
  it.each([
    ['en', 'election', 'elections'],
    ['en', 'country', 'countries'],
    ['en', 'state', 'states'],
    ['de', 'wahl', 'wahlen'],
    ['es', 'eleccion', 'elecciones'],
    ['pt', 'eleicao', 'eleicoes'],
    ['fr', 'journal', 'journaux'],
    ['it', 'elezione', 'elezioni'],
    ['ru', 'москва', 'москве'],
    ['ru', 'коронавирус', 'коронавирусом'],
    ['uk', 'україна'.normalize('NFC').replace('ї', 'і'), 'україні'.replace('ї', 'і')],
    ['pl', 'polska', 'polski'],
    ['cs', 'volba', 'volby'],
    ['fi', 'helsinki', 'helsinkin'],
    ['tr', 'secim', 'secimler'],
    ['hu', 'valasztas', 'valasztasok'],
    ['ar', 'مظاهره', 'مظاهرات'],
    ['hi', 'चुनाव', 'चुनावों'],
  ])('brings %s %p and %p together', (language, a, b) => {
    expect(stem(a, language)).toBe(stem(b, language));
  });

  it.each([
    ['en', 'news'],
    ['en', '2020s'],
    ['zh', '经济'],
    ['de', 'haus'],
  ])('leaves %s %p alone', (language, word) => {
    expect(stem(word, language)).toBe(word);
  });
});

import { possibleStems, startOf, stem, stemsOf } from './stem.js';

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
    ['nl', 'golf', 'golven'],
    ['pl', 'rolnik', 'rolnicy'],
    ['is', 'styrivextir', 'styrivoxtum'],
    ['fi', 'kuivuus', 'kuivuudesta'],
    ['tr', 'kitap', 'kitaba'],
    ['ar', 'جسر', 'جسور'],
    ['fil', 'hatol', 'hatulan'],
    ['am', 'ከተማ', 'ከተሞች'],
    ['am', 'ህግ', 'ህጉን'],
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

describe(stemsOf.name, () => {
  it.each([
    ['he', 'בבית', 'בית'],
    ['sw', 'madaraja', 'daraja'],
    ['id', 'memenjarakan', 'penjara'],
    ['fil', 'binaha', 'baha'],
    ['am', 'በጤና', 'ጤና'],
  ])('knows that %s %p may be a form of %p', (language, form, word) => {
    expect(stemsOf(form, language)).toEqual(expect.arrayContaining([stem(word, language)]));
  });

  it('leaves what is no word of letters as it is', () => {
    for (const word of ['', 'a', '2026', 'b2b', '経済']) expect(stemsOf(word, 'ar')).toEqual([word]);
  });
});

describe(possibleStems.name, () => {
  it('takes off any ending, not only the longest', () => {
    expect(possibleStems('моста', 'bg')).toContain('мост');
  });
});

describe(startOf.name, () => {
  it('takes off the shortest ending', () => {
    expect(startOf('bleta', 'sq')).toBe('blet');
    expect(startOf('influensa', 'sv')).toBe('influens');
  });
});

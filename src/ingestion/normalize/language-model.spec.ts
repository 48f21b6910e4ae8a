import { eld } from 'eld/small';
import { LANGUAGES } from '../../languages/find-language.js';
import { LanguageModel } from './language-model.js';

describe(LanguageModel.name, () => {
  const model = new LanguageModel();

  it('has the languages of eld', () => {
    expect([...model.languages]).toEqual(Object.values(eld.info().Languages));
  });

  it.each(
    LANGUAGES.map(({ code, words }) => [
      code,
      words.functionWords ?? words.questionFrames?.[0]?.openings ?? code,
    ]),
  )('detects words of %s as eld does with its own data', (_, text) => {
    const [found, expected] = [model.detect(text), eld.detect(text)];
    expect([found.language, found.isReliable()]).toEqual([expected.language, expected.isReliable()]);
    expect(found.getScores()).toEqual(expected.getScores());
  });

  it('detects no language in a text without letters', () => {
    expect(model.detect('2026: 100 %').language).toBe('');
  });
});

import { analysisLanguage, LANGUAGES } from '../../languages/find-language.js';
import { parseStoryId, storyId } from './story-id.js';

describe(parseStoryId.name, () => {
  const codes = [...new Set(LANGUAGES.map(({ code }) => analysisLanguage(code)))];

  it.each(codes)('reads the ids of stories in %s', (language) => {
    for (const story of [1, 35, 36, 107_123_456_789])
      expect(parseStoryId(storyId(language, story))).toEqual({ language, story });
  });

  it.each(['', 'en', 'en-', 'en-0', 'en-01', 'en-A', 'EN-1', 'english-1', 'en-1 ', 'en-12345678901'])(
    'is null for "%s"',
    (text) => {
      expect(parseStoryId(text)).toBeNull();
    },
  );
});

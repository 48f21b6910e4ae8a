import { analysisLanguage } from '../../../languages/find-language.js';
import { searchUrl, roundedWindowStart } from '../../live/addresses.js';
import type { LiveSource } from '../../live/live-source.js';
import { imageOfField, objectsIn, readJsonItem, readJson } from '../../live/read-json.js';
import { throwUnlessStatus200 } from '../../live/upstream-error.js';

/** The news search of currentsapi.services. */
export const currents: LiveSource = {
  name: 'currents',
  capabilities: {
    perSecond: 1,
    perDay: 600,
    timeoutMs: 8_000,
    keepSeconds: 300,
    country: 'source',
    matches: 'words',
    allowsIngestion: false,
    warning: null,
  },

  buildRequest({ query, baseUrl, key }) {
    return {
      url: searchUrl(baseUrl, '/v1', '/search', {
        keywords: query.text,
        language: analysisLanguage(query.language),
        country: query.country,
        start_date: roundedWindowStart(query.since),
      }),
      headers: { Accept: 'application/json', Authorization: key ?? '' },
    };
  },

  parseResponse(response, { baseUrl, now }) {
    throwUnlessStatus200(response);
    return objectsIn(readJson(response)['news']).map((one) => {
      // "None" where there is no picture.
      const imageUrl = one['image'] === 'None' ? null : imageOfField(one['image'], baseUrl);
      return readJsonItem(one, { text: 'description', date: 'published' }, now, imageUrl);
    });
  },
};

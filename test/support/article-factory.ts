import type { Candidate } from '../../src/articles/article.js';
import { publisherHost, registrableDomain } from '../../src/articles/urls.js';
import { titleSignature } from '../../src/titles/title-signature.js';

let made = 0;

/**
 * A candidate as a provider would give it: every field consistent with `url` and `title` unless named.
 *
 * @param language of the title, for its signature.
 */
export function makeCandidate(given: Partial<Candidate> = {}, language = 'en'): Candidate {
  made++;
  const title = given.title ?? `Untold story number ${made}`;
  const url = given.url ?? `https://publisher-${made}.example/story/${made}`;
  const source = given.source ?? publisherHost(url) ?? 'unknown.example';
  return {
    title,
    source,
    domain: registrableDomain(source),
    publishedAt: 1_780_000_000,
    url,
    imageUrl: null,
    preview: '',
    signature: titleSignature(title, language),
    ...given,
  };
}

import { Injectable } from '@nestjs/common';
import { Listing } from '../../listing/article-search.service.js';
import { cursorProblem, Cursors } from '../../listing/cursor.js';
import { isoTime } from '../../articles/article.js';
import { matchesHost, registrableDomain } from '../../articles/urls.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { mergeSourceLabelsByHost, type LabelsByHost } from '../../index/source-labels.js';
import type { Category } from '../../languages/categories.js';
import type { Publisher } from '../../index/publisher-reader.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import type { SourcesQuery } from './dto/sources-query.dto.js';

/** A publisher in a response. Clients may rely on the order of the fields. */
export interface SourceRow {
  /** Registrable domain of the publisher. */
  domain: string;
  /** The most frequent name among the publisher's sources; null if unknown. */
  name: string | null;
  /** Languages of the publisher's articles, the most frequent first; countries and categories are sorted likewise. */
  languages: string[];
  countries: string[];
  categories: Category[];
  articles_7d: number;
  newest_at: string | null;
  /** The operator's labels of the publisher's sources, sorted. */
  labels: string[];
}

/** The body of `/sources`. */
export interface SourcesEnvelope {
  count: number;
  items: SourceRow[];
}

/** Lists the publishers that have articles in the index. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly providers: SearchProviderService,
    private readonly cursors: Cursors,
  ) {}

  /** @throws SearchUnavailableError */
  async list(query: SourcesQuery): Promise<Listing<SourcesEnvelope>> {
    const { limit, cursor, language, geo, category, domain } = query;
    const filter = { language, geo, category, domain };
    const boundQuery = JSON.stringify(['sources', filter]);
    const behind = cursor === null ? '' : this.cursors.readKey(cursor, boundQuery);
    if (behind === null) throw cursorProblem('cursor_invalid');
    const all = await this.providers.queryIndex((index) => index.publishers());
    const isBlocked = (domain: string): boolean =>
      this.providers.blockedDomains.some((host) => matchesHost(domain, host));
    const found = all.filter(
      (one) => one.domain > behind && isIncluded(one, filter) && !isBlocked(one.domain),
    );
    const shown = found.slice(0, limit);
    const labels = labelsByDomain(await this.providers.labels());
    const items = shown.map((one) => toRow(one, labels.get(one.domain) ?? []));
    const next = found.length > limit ? this.cursors.writeKey(items.at(-1)!.domain, boundQuery) : null;
    return new Listing({ count: items.length, items }, Infinity, { pages: { next } });
  }
}

function isIncluded(
  { domain, languages, countries, categories }: Publisher,
  { language, geo, category, domain: hosts }: Pick<SourcesQuery, 'language' | 'geo' | 'category' | 'domain'>,
): boolean {
  const isOfHost = (host: string): boolean => matchesHost(domain, host) || registrableDomain(host) === domain;
  const spoken = language !== null && analysisLanguage(language);
  return (
    (spoken === false || languages.some((one) => analysisLanguage(one) === spoken)) &&
    (geo === 'all' || countries.includes(geo)) &&
    (category === null || categories.includes(category)) &&
    (hosts.length === 0 || hosts.some(isOfHost))
  );
}

function labelsByDomain(labels: LabelsByHost): LabelsByHost {
  return mergeSourceLabelsByHost([...labels].map(([host, own]) => [registrableDomain(host), own]));
}

const toRow = (
  { domain, name, languages, countries, categories, recent, newest }: Publisher,
  labels: readonly string[],
): SourceRow => ({
  domain,
  name,
  languages,
  countries,
  categories,
  articles_7d: recent,
  newest_at: isoTime(newest),
  labels: labels.toSorted(),
});

import { isPublishedWithin, unixNow } from '../../articles/article.js';
import { compareRepresentatives } from '../../articles/candidate-groups.js';
import { admitsHost, type IsAggregator, isAggregatorOf, urlIdentity } from '../../articles/urls.js';
import { domainQuota, partsOf, selectDiverse } from '../../articles/select-diverse.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { keyTitle, TitleIndex } from '../../titles/near-identical.js';
import {
  type Arrivals,
  type Continuation,
  DEEPEST,
  domainKey,
  type LaterPage,
  type Place,
} from '../continuation.js';
import type { PagedIndex, SearchQuery } from '../search-provider.js';
import type { ArticleIndex } from './article-index.js';
import { storiesAhead, trendingOrder } from './find-trending.js';
import { planSearch } from './plan-search.js';
import { rangeOf } from './ranking.js';
import { type Placed, ReadingOrder } from './reading-order.js';

/** Articles that one page may read: a place named like a common word must not cost every use of that word. */
const MOST_READ = 6_000;

/** What the pages of one question are read with. */
interface Pages {
  index: ArticleIndex;
  query: SearchQuery;
  order: ReadingOrder;
  isAggregator: IsAggregator;
  /** What stands before the order. */
  ahead: Placed[];
}

/** The pages behind the first, read from an index. */
export class IndexedPages implements PagedIndex {
  /** @param aggregators hosts of aggregators. */
  constructor(
    private readonly index: ArticleIndex,
    private readonly aggregators: readonly string[],
  ) {}

  async arrivals({ language }: SearchQuery): Promise<Arrivals> {
    return this.index.arrivals(analysisLanguage(language));
  }

  async hasMore(query: SearchQuery, from: Continuation): Promise<boolean> {
    return hasArticles(await this.pagesOf(query, from), from);
  }

  async read(query: SearchQuery, from: Continuation): Promise<LaterPage> {
    const pages = await this.pagesOf(query, from);
    const { page, isMore } = await readPage(pages, from);
    if (page.next === null || isMore) return page;
    // Whether anything follows is known only when it is read.
    return (await hasArticles(pages, page.next)) ? page : { ...page, next: null };
  }

  private async pagesOf(query: SearchQuery, from: Continuation): Promise<Pages> {
    const { index, aggregators } = this;
    const isTrending = query.intent === 'trending';
    const isAggregator = isAggregatorOf(aggregators);
    const { plan, range } = isTrending
      ? trendingOrder(query, from.at)
      : { plan: planSearch(query), range: rangeOf(query) };
    const order = new ReadingOrder(index, plan, range, from.at, aggregators, isTrending);
    const ahead = isTrending ? await storiesAhead(index, query, from, isAggregator) : [];
    return { index, query, order, isAggregator, ahead };
  }
}

async function hasArticles(pages: Pages, from: Continuation): Promise<boolean> {
  const { page } = await readPage(withMost(pages, 1), from);
  return page.articles.length > 0;
}

const withMost = (pages: Pages, wanted: number): Pages => ({ ...pages, query: { ...pages.query, wanted } });

interface PageRead {
  page: LaterPage;
  /** Whether something follows for certain. */
  isMore: boolean;
}

async function readPage(pages: Pages, from: Continuation): Promise<PageRead> {
  const reader = new PageReader(pages, from);
  const legal = await reader.read();
  if (legal === null) return reader.finish();
  // Fewer have smaller shares: what finds no place is left to others that say the same while the page is read.
  const shorter = new PageReader(withMost(pages, legal), from);
  await shorter.read();
  const { page, isMore } = shorter.finish();
  return { page: { ...page, isCutShort: true }, isMore };
}

/** Articles that say the same, found again by title, by address and, where a story is shown once, by story. */
class Same<T> {
  private readonly titles = new TitleIndex<T>();
  private readonly others = new Map<string | number, T>();

  find({ candidate: { signature, url }, story }: Placed): T | undefined {
    const told = story === null ? undefined : this.others.get(story);
    return told ?? this.others.get(urlIdentity(url)) ?? this.titles.matches(keyTitle(signature))[0];
  }

  add({ candidate: { signature, url }, story }: Placed, owner: T): void {
    this.titles.add(keyTitle(signature), owner);
    this.others.set(urlIdentity(url), owner);
    if (story !== null) this.others.set(story, owner);
  }
}

/** An article of the page with those that say the same: the best of them is shown. */
interface Group {
  domain: string;
  first: Placed;
  others: Placed[];
}

/** Reads one page. */
class PageReader {
  /** What earlier pages had. */
  private readonly done = new Same<true>();
  private readonly same = new Same<Group>();
  private readonly groups: Group[] = [];
  private readonly counts = new Map<string, number>();
  /** By publisher: the first article that was left out, since it had its share. */
  private readonly left = new Map<string, Placed>();
  /** By publisher: the last article that was looked at. */
  private readonly seen = new Map<string, Placed>();
  /** Publishers that wait from earlier pages, by what is kept of their names. */
  private readonly waiting: Map<number, Continuation['waiting'][number]>;
  private readonly ids: Set<number>;
  private readonly quota: number;
  private readonly parts: number;
  private readonly now = unixNow();
  private reached: Place | null;
  private looked = 0;
  private isMore = false;
  private isCaughtUp = true;

  constructor(
    private readonly pages: Pages,
    private readonly from: Continuation,
  ) {
    this.waiting = new Map(from.waiting.map((one) => [one.domain, one]));
    this.ids = new Set(from.ids);
    this.parts = partsOf(pages.query);
    this.quota = domainQuota(pages.query.wanted, this.parts);
    this.reached = from.reached;
  }

  /** @returns how many articles the page may have, where that is fewer than it has; else null. */
  async read(): Promise<number | null> {
    const names = await this.recall();
    for (const placed of this.pages.ahead) {
      if (!this.isFilled) this.offer(placed);
      else if (this.isNew(placed)) {
        this.isMore = true;
        break;
      }
    }
    this.isCaughtUp = await this.catchUp(names);
    if (this.isCaughtUp && !this.isMore) await this.goOn();
    const legal = selectDiverse(this.groups, this.pages.query.wanted, this.parts).length;
    return legal < this.groups.length ? legal : null;
  }

  private get isFilled(): boolean {
    return this.groups.length >= this.pages.query.wanted;
  }

  /** Reads again what earlier pages had. @returns the names of the publishers that wait; null where one is lost. */
  private async recall(): Promise<string[] | null> {
    const { index, order } = this.pages;
    const shown = await index.load(this.from.ids);
    const stories = await order.storiesOf(shown);
    shown.forEach((candidate, i) => this.done.add({ candidate, place: null, story: stories[i]! }, true));
    const from = await index.load(this.from.waiting.map((one) => one.from.id));
    const names = from.map(({ domain }) => domain).filter((domain) => this.waiting.has(domainKey(domain)));
    const isKnown = new Set(names).size === this.waiting.size;
    const { reached } = this.from;
    if (reached === null) return names;
    await this.recallUntil(reached, null, isKnown ? names : []);
    for (const name of isKnown ? new Set(names) : [])
      await this.recallUntil(this.waiting.get(domainKey(name))!.from, [name], []);
    return isKnown ? [...new Set(names)] : null;
  }

  private async recallUntil(end: Place, only: string[] | null, except: string[]): Promise<void> {
    const { order } = this.pages;
    let read = 0;
    for await (const placed of order.behind(null, () => ({ only, except }))) {
      if (order.compare(placed.place!, end) > 0 || ++read > MOST_READ) return;
      if (placed.candidate.sequence <= this.from.sequence && this.isDone(placed)) this.done.add(placed, true);
    }
  }

  /** What publishers have that were left out of earlier pages. @returns whether nothing of it is left. */
  private async catchUp(names: string[] | null): Promise<boolean> {
    const { order } = this.pages;
    const { reached, waiting } = this.from;
    if (waiting.length === 0 || reached === null) return true;
    const [first] = waiting.map(({ from }) => from).sort((a, b) => order.compare(a, b));
    const only = () => ({
      only: names === null ? null : names.filter((name) => !this.left.has(name)),
      except: this.left.keys(),
    });
    for await (const placed of order.behind(first!, only)) {
      if (order.compare(placed.place!, reached) > 0) break;
      if (!this.isFilled) this.offer(placed);
      else if (this.isNew(placed)) {
        this.isMore = true;
        return false;
      }
      if (++this.looked > MOST_READ) return false;
    }
    return true;
  }

  private async goOn(): Promise<void> {
    const { order } = this.pages;
    for await (const placed of order.behind(this.from.reached, () => ({
      only: null,
      except: this.left.keys(),
    }))) {
      if (this.isFilled) {
        this.isMore ||= this.isNew(placed);
        if (this.isMore) return;
      } else {
        this.offer(placed);
        this.reached = placed.place;
      }
      if (++this.looked > MOST_READ) return;
    }
  }

  /** Whether earlier pages had it or another that says the same, by its place. */
  private isDone({ candidate, place }: Placed): boolean {
    if (place === null) return false;
    const { order } = this.pages;
    const own = this.waiting.get(domainKey(candidate.domain));
    if (own !== undefined) {
      const far = order.compare(place, own.from);
      return far < 0 || (far === 0 && own.isBehind);
    }
    const { reached } = this.from;
    return reached !== null && order.compare(place, reached) <= 0;
  }

  /** Whether it was there when the first page was answered, may be shown, and was not. */
  private isWanted(placed: Placed): boolean {
    const { candidate } = placed;
    const { query } = this.pages;
    return (
      candidate.sequence <= this.from.sequence &&
      // The id of an undated article is its place in the order of arrival, which it keeps when it gets a date.
      !(this.ids.has(candidate.id) || this.ids.has(candidate.sequence)) &&
      !this.isDone(placed) &&
      admitsHost(query, candidate.source) &&
      isPublishedWithin(query, candidate, this.now) &&
      this.done.find(placed) === undefined
    );
  }

  private isNew(placed: Placed): boolean {
    return this.isWanted(placed) && this.same.find(placed) === undefined;
  }

  private offer(placed: Placed): void {
    const { domain } = placed.candidate;
    if (this.isDone(placed)) return;
    this.seen.set(domain, placed);
    if (!this.isWanted(placed)) return;
    const group = this.same.find(placed);
    if (group !== undefined) {
      group.others.push(placed);
      this.same.add(placed, group);
      return;
    }
    const count = this.counts.get(domain) ?? 0;
    if (count >= this.quota || this.left.has(domain)) {
      if (placed.place !== null && !this.left.has(domain)) this.left.set(domain, placed);
      return;
    }
    const begun = { domain, first: placed, others: [] };
    this.counts.set(domain, count + 1);
    this.groups.push(begun);
    this.same.add(placed, begun);
  }

  finish(): PageRead {
    const isLeft = [...this.left.values()].some((placed) => this.same.find(placed) === undefined);
    const isMore = this.isMore || isLeft;
    const mayBeMore = isMore || this.left.size > 0 || !this.isCaughtUp;
    const articles = this.representatives();
    const shown = this.from.shown + articles.length;
    const isOver = articles.length === 0 || shown >= DEEPEST;
    const page = {
      articles,
      next: isOver || !mayBeMore ? null : this.continuation(shown),
      isDeepest: shown >= DEEPEST && mayBeMore,
      isCutShort: articles.length < this.pages.query.wanted && isMore,
      domains: this.seen.size,
    };
    return { page, isMore };
  }

  private continuation(shown: number): Continuation {
    const firsts = this.groups.map(({ first }) => first);
    const ahead = firsts.filter(({ place }) => place === null).map(({ candidate }) => candidate.id);
    const kept = this.isCaughtUp ? [] : this.from.waiting.map((one) => one.domain);
    const waiting = new Map(kept.map((domain) => [domain, this.waiting.get(domain)!]));
    if (!this.isCaughtUp) {
      for (const [name, { place }] of this.seen) {
        const domain = domainKey(name);
        if (place !== null && waiting.has(domain))
          waiting.set(domain, { domain, from: place, isBehind: true });
      }
    }
    for (const [name, { place }] of this.left) {
      const domain = domainKey(name);
      waiting.set(domain, { domain, from: place!, isBehind: false });
    }
    const ids = [...this.from.ids, ...ahead];
    return { ...this.from, shown, ids, reached: this.reached, waiting: [...waiting.values()] };
  }

  /** The best of each group among those that no later page can meet again, as far as shares allow. */
  private representatives(): IndexedCandidate[] {
    const quota = domainQuota(this.groups.length, this.parts);
    const { counts } = this;
    return this.groups.map(({ domain, first, others }) => {
      const possible = others.filter((other) => this.isBehindUs(other)).map(({ candidate }) => candidate);
      const best = [first.candidate, ...possible]
        .sort((a, b) => compareRepresentatives(a, b, this.pages.isAggregator))
        .find((one) => one.domain === domain || (counts.get(one.domain) ?? 0) < quota)!;
      if (best.domain !== domain) {
        counts.set(domain, counts.get(domain)! - 1);
        counts.set(best.domain, (counts.get(best.domain) ?? 0) + 1);
      }
      return best;
    });
  }

  private isBehindUs({ candidate, place }: Placed): boolean {
    const left = this.left.get(candidate.domain)?.place ?? null;
    return left === null || place === null || this.pages.order.compare(place, left) < 0;
  }
}

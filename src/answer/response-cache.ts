import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Settings } from '../config/settings.js';
import { SearchProviderService } from '../search/search-provider.service.js';
import { Answer } from './answer.js';

/** An answer ready to be sent. */
export interface ReadyAnswer {
  /** JSON text. */
  body: string;
  /** Strong. */
  etag: string;
  /** Value of `X-Diversity-Limited`; null where source diversity did not cut the answer short. */
  diversityLimited: string | null;
  /** Unix milliseconds until which it may be sent without asking whether the index has changed. */
  freshUntil: number;
}

interface Entry extends ReadyAnswer {
  /** Not sent any more from here on, whatever else: Unix milliseconds. */
  endsAt: number;
  /** The providers' generation before the search began; null where it cannot be known. */
  generation: number | null;
}

/** Milliseconds for which an answer may be sent again although the index may have changed. */
const FRESH_MS = 5_000;
/** Milliseconds for which it may be sent again while the index has not changed. */
const LONGEST_MS = 30_000;
/** What an entry costs beside its text, in bytes: a guess on the high side. */
const OVERHEAD = 512;

/** Ready answers by URL, within a bound of memory. Searches under way are shared by all who wait for the same. */
@Injectable()
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry> | null;
  private readonly underway = new Map<string, Promise<Entry | null>>();

  constructor(
    settings: Settings,
    private readonly search: SearchProviderService,
  ) {
    const maxSize = settings.responseCacheBytes;
    this.entries =
      maxSize === 0
        ? null
        : new LRUCache({
            maxSize,
            sizeCalculation: ({ body }, url) => 2 * (body.length + url.length) + OVERHEAD,
          });
  }

  /** The answer kept for a URL, if it is still true. */
  find(url: string, now = Date.now()): ReadyAnswer | undefined {
    const entry = this.entries?.get(url);
    if (entry === undefined || now < entry.freshUntil) return entry;
    if (now >= entry.endsAt || entry.generation === null || entry.generation !== this.search.generation()) {
      this.entries!.delete(url);
      return undefined;
    }
    entry.freshUntil = Math.min(now + FRESH_MS, entry.endsAt);
    return entry;
  }

  /**
   * The answer of a search that begins now, or of the same search already under way. Failures are not kept.
   *
   * @returns null when what was asked for is no `Answer`: that is neither kept nor shared.
   */
  make(url: string, search: () => Promise<unknown>): Promise<ReadyAnswer | null> {
    const begun = this.underway.get(url);
    if (begun !== undefined) return begun;
    const made = this.keep(url, search).finally(() => this.underway.delete(url));
    this.underway.set(url, made);
    return made;
  }

  private async keep(url: string, search: () => Promise<unknown>): Promise<Entry | null> {
    const generation = this.search.generation();
    const answer = await search();
    if (!(answer instanceof Answer)) return null;
    const { envelope, expiresAt, limitedOf } = answer;
    const now = Date.now();
    const body = JSON.stringify(envelope);
    const entry = {
      body,
      etag: `"${hash('sha1', body, 'base64url')}"`,
      diversityLimited: limitedOf && `matched=${limitedOf.articles}, domains=${limitedOf.domains}`,
      freshUntil: Math.min(now + FRESH_MS, expiresAt),
      endsAt: Math.min(now + LONGEST_MS, expiresAt),
      generation,
    };
    this.entries?.set(url, entry);
    return entry;
  }
}

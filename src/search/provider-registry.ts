import { Injectable } from '@nestjs/common';
import type { SearchProvider } from './engine/article-index.js';

type OpenProvider = () => SearchProvider | Promise<SearchProvider>;

/** The search providers that `SEARCH_PROVIDERS` may name. A module registers its provider in its constructor. */
@Injectable()
export class ProviderRegistry {
  private readonly factories = new Map<string, OpenProvider>();

  /** Registers a provider. @param open called at start, if the setting contains the name. */
  add(name: string, open: OpenProvider): void {
    this.factories.set(name, open);
  }

  /** Opens the named providers. @throws Error for a name that no module has added. */
  async open(names: readonly string[]): Promise<SearchProvider[]> {
    return Promise.all(
      names.map((name) => {
        const open = this.factories.get(name);
        if (open === undefined) throw new Error(`No module provides the search provider ${name}.`);
        return open();
      }),
    );
  }
}

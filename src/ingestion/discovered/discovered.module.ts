import cluster from 'node:cluster';
import { Injectable, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import type { DiscoveredArticles } from '../ingestion-events.js';
import { IngestionModule } from '../ingestion.module.js';
import { IngestionService } from '../ingestion.service.js';
import { PrimaryRpc } from '../../gateway/primary-rpc.js';
import { type LiveFind, LiveFinds } from '../../search/live/live.provider.js';
import { findLiveSource } from '../../search/providers/providers.js';
import { SearchModule } from '../../search/search.module.js';

/** Sends discovered articles from the workers to the primary, which runs the ingestion process. */
export const DISCOVERED_RPC = new PrimaryRpc<DiscoveredArticles, null>('finding');

/** Logs at start that live sources may be ingested but `INGEST` is off. Called in the process that would ingest. */
export function warnIfNotIngested({ searchProviders, live, ingestion }: Settings): void {
  const sources = searchProviders.filter((name) => findLiveSource(name)?.capabilities.allowsIngestion);
  if (sources.length === 0 || !live.learn || ingestion.enabled) return;
  new Logger('Discovered').warn(`INGEST is off: articles of ${sources.join(', ')} are not ingested.`);
}

/** Ingests the articles that live sources return: the next search finds them in the index. */
@Injectable()
class DiscoveredIngestion implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly ingestion: IngestionService,
    finds: LiveFinds,
  ) {
    if (settings.live.learn) finds.on('found', (find) => this.ingest(find));
  }

  onApplicationBootstrap(): void {
    if (!cluster.isWorker) warnIfNotIngested(this.settings);
  }

  private ingest({ source, language, items }: LiveFind): void {
    const discovered = { feed: `provider:${source}`, language, items };
    if (cluster.isWorker) void DISCOVERED_RPC.call(discovered);
    else this.ingestion.ingestDiscovered(discovered);
  }
}

@Module({ imports: [SearchModule, IngestionModule], providers: [DiscoveredIngestion] })
export class DiscoveredModule {}

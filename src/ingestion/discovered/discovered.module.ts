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

/** What serving processes send to the primary, which has the ingestion process. */
export const DISCOVERED_RPC = new PrimaryRpc<DiscoveredArticles, null>('finding');

/** In the process that would ingest: says at the start when nothing is learned although it might be. */
export function warnIfNotIngested({ searchProviders, live, ingestion }: Settings): void {
  const teachers = searchProviders.filter((name) => findLiveSource(name)?.capabilities.mayLearn);
  if (teachers.length === 0 || !live.learn || ingestion.enabled) return;
  new Logger('Learning').warn(`INGEST is off: what ${teachers.join(', ')} brings is not learned.`);
}

/** Learns what live sources bring: the next search finds it in the index. */
@Injectable()
class DiscoveredIngestion implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly ingestion: IngestionService,
    finds: LiveFinds,
  ) {
    if (settings.live.learn) finds.on('found', (find) => this.learn(find));
  }

  onApplicationBootstrap(): void {
    if (!cluster.isWorker) warnIfNotIngested(this.settings);
  }

  private learn({ source, language, items }: LiveFind): void {
    const finding = { feed: `provider:${source}`, language, items };
    if (cluster.isWorker) void DISCOVERED_RPC.call(finding);
    else this.ingestion.ingestDiscovered(finding);
  }
}

@Module({ imports: [SearchModule, IngestionModule], providers: [DiscoveredIngestion] })
export class DiscoveredModule {}

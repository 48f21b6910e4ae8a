import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { Settings } from '../../config/settings.js';
import { GatewayCountersModule } from '../../gateway/gateway.module.js';
import { WatchStates } from '../../index/watch-states.js';
import { Redis } from '../../redis/redis.js';
import { SearchModule } from '../../search/search.module.js';
import { SearchProviderService } from '../../search/search-provider.service.js';
import { ReplicaDelivery } from './replicas.js';
import { WebhookSender } from './send-message.js';
import { WatchDelivery } from './watch-delivery.js';
import { WatchList } from './watch-list.js';
import { WatchListModule } from './watches.module.js';

function createDelivery(
  settings: Settings,
  search: SearchProviderService,
  redis: Redis,
  registry: Registry,
): WatchDelivery {
  const attempts = new Counter({
    name: 'news_search_webhook_attempts_total',
    help: 'Messages sent to webhooks of saved searches, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const delivery = new WatchDelivery(
    search,
    new WatchStates(settings.index.dataDir),
    new WebhookSender(settings),
    redis.isUp === null ? null : new ReplicaDelivery(redis),
    (outcome) => attempts.inc({ outcome }),
  );
  new Gauge({
    name: 'news_search_suspended_watches',
    help: 'Saved searches to whose webhooks nothing is sent any more.',
    registers: [registry],
    collect() {
      this.set(delivery.suspended().length);
    },
  });
  return delivery;
}

/** Delivers new matches of saved searches, in one process of the service. */
@Module({
  imports: [WatchListModule, SearchModule, GatewayCountersModule],
  providers: [
    {
      provide: WatchDelivery,
      inject: [Settings, SearchProviderService, Redis, Registry],
      useFactory: createDelivery,
    },
  ],
})
export class WatchDeliveryModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly list: WatchList,
    private readonly delivery: WatchDelivery,
  ) {}

  /** Starts delivery before the first request and the first ingested article. */
  async onApplicationBootstrap(): Promise<void> {
    this.list.events.on('change', () => this.delivery.use(this.list.all()));
    await this.delivery.start(this.list.all());
  }

  async onModuleDestroy(): Promise<void> {
    await this.delivery.stop();
  }
}

import cluster from 'node:cluster';
import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { GatewayGuard } from './gateway.guard.js';
import { KeyRing } from './key-ring.js';
import { RateLimiter, SharedRateLimiter } from './rate-limiter.js';

/** Who may ask, what and how often. */
@Module({
  providers: [
    { provide: KeyRing, inject: [Settings], useFactory: (settings: Settings) => KeyRing.open(settings) },
    {
      provide: RateLimiter,
      useFactory: () => (cluster.isWorker ? new SharedRateLimiter() : new RateLimiter()),
    },
    { provide: APP_GUARD, useClass: GatewayGuard },
  ],
})
export class GatewayModule implements OnApplicationBootstrap {
  private readonly logger = new Logger(GatewayModule.name);

  constructor(private readonly settings: Settings) {}

  /** An operator who has no gateway in front must know that anybody is answered. */
  onApplicationBootstrap(): void {
    if (this.settings.gateway.auth === 'keys') return;
    this.logger.warn(
      'GATEWAY_AUTH=headers: the gateway headers must be present, but no key is checked here. ' +
        'That is the work of the gateway in front; let nobody reach this service around it.',
    );
  }
}

import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { CountersModule } from './counters.module.js';
import { GatewayGuard } from './gateway.guard.js';
import { KeyRing } from './key-ring.js';

/** Authentication and limits of callers. */
@Module({
  imports: [CountersModule],
  providers: [KeyRing, { provide: APP_GUARD, useClass: GatewayGuard }],
  exports: [CountersModule, KeyRing],
})
export class GatewayModule implements OnApplicationBootstrap {
  private readonly logger = new Logger(GatewayModule.name);

  constructor(private readonly settings: Settings) {}

  /** Without a gateway in front, every request is accepted. */
  onApplicationBootstrap(): void {
    if (this.settings.gateway.auth === 'keys') return;
    this.logger.warn(
      'GATEWAY_AUTH=headers: the gateway headers must be present, but no key is checked here. ' +
        'That is the task of the gateway in front; block every other access to this service.',
    );
  }
}

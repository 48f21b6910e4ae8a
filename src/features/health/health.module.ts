import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { GatewayModule } from '../../gateway/gateway.module.js';
import { ServiceStateModule } from '../../metrics/service-state.js';
import { SearchModule } from '../../search/search.module.js';
import { HealthController } from './health.controller.js';
import { HealthIndicators } from './health.indicators.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false }), SearchModule, ServiceStateModule, GatewayModule],
  controllers: [HealthController],
  providers: [HealthService, HealthIndicators],
})
export class HealthModule {}

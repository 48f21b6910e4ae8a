import { Controller, Get } from '@nestjs/common';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  HealthIndicatorService,
} from '@nestjs/terminus';
import { Operations } from './operations.js';

/** What Kubernetes asks. */
@Controller()
export class ProbesController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly operations: Operations,
  ) {}

  /** The process runs and its event loop turns. */
  @Get('livez')
  @HealthCheck()
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  /** Requests may be sent here: a search provider can answer, and the service is not on its way out. */
  @Get('readyz')
  @HealthCheck()
  ready(): Promise<HealthCheckResult> {
    return this.health.check([
      async () => {
        const service = this.indicators.check('service');
        const reason = await this.operations.unreadiness();
        return reason === null ? service.up() : service.down(reason);
      },
    ]);
  }
}

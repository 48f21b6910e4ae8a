import { Controller, type DynamicModule, Get, Header, Module } from '@nestjs/common';
import {
  HealthCheck,
  type HealthCheckResult,
  HealthCheckService,
  HealthIndicatorService,
  TerminusModule,
} from '@nestjs/terminus';
import { Registry } from 'prom-client';

/** The functions of the service that the management listener calls. */
export abstract class ManagementOperations {
  /** Why the service is not ready for requests; null if it is. */
  abstract unreadiness(): Promise<string | null>;
  /** All metrics in the text format of Prometheus. */
  abstract metrics(): Promise<string>;
}

/** Endpoints for the probes of Kubernetes and the scrapes of Prometheus. */
@Controller()
class ManagementController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly operations: ManagementOperations,
  ) {}

  /** Responds with 200 whenever the event loop of the process is not blocked. */
  @Get('livez')
  @HealthCheck()
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  /** Responds with 200 if a search provider responds and the service is not stopping. */
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

  @Get('metrics')
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  metrics(): Promise<string> {
    return this.operations.metrics();
  }
}

/** The management listener: an application without authentication, at an address of its own. */
@Module({ imports: [TerminusModule.forRoot({ logger: false })], controllers: [ManagementController] })
export class ManagementModule {
  static with(operations: ManagementOperations): DynamicModule {
    return { module: ManagementModule, providers: [{ provide: ManagementOperations, useValue: operations }] };
  }
}

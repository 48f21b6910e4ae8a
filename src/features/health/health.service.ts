import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import type { ErrorCode } from '../../http/errors.js';
import { HealthIndicators } from './health.indicators.js';

/** The response of Terminus. After a failed check it also has those fields of a problem that Terminus does not use. */
export interface HealthResponse extends HealthCheckResult {
  detail?: string;
  code?: ErrorCode;
  request_id?: string;
}

/** Checks the state of the service and the freshness of its index. */
@Injectable()
export class HealthService {
  constructor(
    private readonly health: HealthCheckService,
    private readonly parts: HealthIndicators,
  ) {}

  /** `error` if no search provider responds, else `ok`. The field `error` lists all parts that are down. */
  async check(): Promise<HealthCheckResult> {
    const { status, info, error, details } = await this.checkSearch();
    const parts = {
      ...(await this.parts.index()),
      ...this.parts.sources(),
      ...this.parts.files(),
      ...this.parts.replication(),
      ...this.parts.watches(),
      ...(await this.parts.redis()),
    };
    for (const [name, part] of Object.entries(parts)) {
      details[name] = part;
      (part.status === 'up' ? info! : error!)[name] = part;
    }
    return { status, info, error, details };
  }

  private async checkSearch(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([() => this.parts.search()]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      const result = error.getResponse() as HealthCheckResult;
      // Terminus reports "shutting_down" as soon as a stop has begun, although requests are still served.
      return { ...result, status: Object.keys(result.error ?? {}).length > 0 ? 'error' : 'ok' };
    }
  }
}

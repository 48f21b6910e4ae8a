import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { type HealthCheckResult, HealthCheckService } from '@nestjs/terminus';
import { Problem } from '../http/problem.js';
import { IndexHealth } from './index.health.js';
import { SearchHealth } from './search.health.js';
import { SourcesHealth } from './sources.health.js';

/** Whether the service can answer, and how fresh what it knows is. */
@Injectable()
export class HealthService {
  constructor(
    private readonly health: HealthCheckService,
    private readonly search: SearchHealth,
    private readonly index: IndexHealth,
    private readonly sources: SourcesHealth,
  ) {}

  /** @throws Problem with the parts of the failed check when no search provider can answer. */
  async check(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([
        () => this.search.check(),
        () => this.index.check(),
        () => this.sources.check(),
      ]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      throw new Problem('search_unavailable', 'No search provider can answer now; try again in 5 seconds.', {
        headers: { 'Retry-After': '5' },
        members: error.getResponse() as Record<string, unknown>,
      });
    }
  }
}

import { Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import { SearchProviderService } from '../search/search-provider.service.js';

/** Up while at least one search provider can answer. */
@Injectable()
export class SearchHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly search: SearchProviderService,
  ) {}

  async check(): Promise<HealthIndicatorResult> {
    const providers = await this.search.health();
    const states = providers.map(({ name, up, details }) => [
      name,
      { status: up ? 'up' : 'down', ...details },
    ]);
    const details = { providers: Object.fromEntries(states) };
    const indicator = this.indicators.check('search');
    return providers.some(({ up }) => up) ? indicator.up(details) : indicator.down(details);
  }
}

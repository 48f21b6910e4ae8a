import { Controller, Get, Header } from '@nestjs/common';
import type { HealthCheckResult } from '@nestjs/terminus';
import { HealthService } from './health.service.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Header('Cache-Control', 'private, max-age=0')
  check(): Promise<HealthCheckResult> {
    return this.health.check();
  }
}

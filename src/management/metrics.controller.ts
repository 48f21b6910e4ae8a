import { Controller, Get, Header } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Operations } from './operations.js';

/** What Prometheus scrapes. */
@Controller('metrics')
export class MetricsController {
  constructor(private readonly operations: Operations) {}

  @Get()
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  read(): Promise<string> {
    return this.operations.metrics();
  }
}

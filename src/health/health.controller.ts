import { Controller, Get, Header, HttpStatus, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type HealthAnswer, HealthService } from './health.service.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Header('Cache-Control', 'private, max-age=0')
  async check(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HealthAnswer> {
    const result = await this.health.check();
    if (result.status === 'ok') return result;
    response.status(HttpStatus.SERVICE_UNAVAILABLE);
    response.setHeader('Retry-After', '5');
    response.setHeader('Cache-Control', 'no-store');
    return {
      ...result,
      detail: 'No search provider can answer now; try again in 5 seconds.',
      code: 'search_unavailable',
      request_id: request.id,
    };
  }
}

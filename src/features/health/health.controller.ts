import { Controller, Get, Header, HttpStatus, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type HealthResponse, HealthService } from './health.service.js';

@ApiTags('System')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @ApiOperation({
    operationId: 'health',
    summary: 'Availability and freshness',
    description: 'Whether searches are possible, and how fresh the sources are.',
  })
  @ApiOkResponse({
    description: 'At least one search provider is available.',
    schema: { $ref: getSchemaPath('Health') },
  })
  @ApiServiceUnavailableResponse({
    description: 'No search provider is available: the failed health check, and what to do about it.',
    headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    schema: { $ref: getSchemaPath('HealthFailure') },
  })
  @Header('Cache-Control', 'private, max-age=0')
  async check(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HealthResponse> {
    const result = await this.health.check();
    if (result.status === 'ok') return result;
    response.status(HttpStatus.SERVICE_UNAVAILABLE);
    response.setHeader('Retry-After', '5');
    response.setHeader('Cache-Control', 'no-store');
    return {
      ...result,
      detail: 'No search provider responds; try again in 5 seconds.',
      code: 'search_unavailable',
      request_id: request.id,
    };
  }
}

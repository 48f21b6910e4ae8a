import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import { NoQuota } from '../../gateway/gateway.guard.js';
import { type UsageResponse, UsageService } from './usage.service.js';

@ApiTags('System')
@Controller('usage')
@NoQuota()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @ApiOperation({
    operationId: 'usage',
    summary: 'Usage of a key',
    description:
      'The plan of the key, and its usage and remaining requests of today. Every plan includes this operation; it counts ' +
      'against the limit per second, not against the limit per day, so that it is available when the day is used up. Where ' +
      'a marketplace checks and counts the keys, the response is 404 `usage_not_counted`.',
  })
  @ApiOkResponse({ description: 'The usage of the key.', schema: { $ref: getSchemaPath('Usage') } })
  @Header('Cache-Control', 'no-store')
  read(@Req() request: Request): Promise<UsageResponse> {
    return this.usage.read(request.grant!);
  }
}

import { Controller, Get, Header, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AboutTheKey } from '../gateway/gateway.guard.js';
import { type UsageAnswer, UsageService } from './usage.service.js';

@Controller('usage')
@AboutTheKey()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  read(@Req() request: Request): Promise<UsageAnswer> {
    return this.usage.read(request.grant!);
  }
}

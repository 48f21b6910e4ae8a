import { Module } from '@nestjs/common';
import { GatewayModule } from '../../gateway/gateway.module.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';

@Module({ imports: [GatewayModule], controllers: [UsageController], providers: [UsageService] })
export class UsageModule {}

import { Module } from '@nestjs/common';
import { ExplorerModule } from '../explorer/explorer.module.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { McpController } from './mcp.controller.js';

/** `POST /mcp`: the endpoints as tools of an assistant. */
@Module({ imports: [ExplorerModule, GatewayModule], controllers: [McpController] })
export class McpModule {}

import { Module } from '@nestjs/common';
import { ExplorerModule } from '../explorer/explorer.module.js';
import { GatewayModule } from '../gateway/gateway.module.js';
import { McpController } from './mcp.controller.js';

/** Provides `POST /mcp`: the endpoints as tools for AI assistants. */
@Module({ imports: [ExplorerModule, GatewayModule], controllers: [McpController] })
export class McpModule {}

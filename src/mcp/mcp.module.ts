import { Module } from '@nestjs/common';
import { ExplorerModule } from '../explorer/explorer.module.js';
import { McpController } from './mcp.controller.js';

/** `POST /mcp`: the endpoints as tools of an assistant. */
@Module({ imports: [ExplorerModule], controllers: [McpController] })
export class McpModule {}

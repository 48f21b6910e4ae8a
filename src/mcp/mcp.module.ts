import { Module } from '@nestjs/common';
import { McpController } from './mcp.controller.js';

/** `POST /mcp`: the endpoints as tools of an assistant. */
@Module({ controllers: [McpController] })
export class McpModule {}

import { Module } from '@nestjs/common';
import { ApiDescription } from './openapi/describe-api.js';
import { ExplorerController } from './explorer.controller.js';

/** Provides `/`, `/docs`, `/openapi.json` and `/llms.txt`. */
@Module({ controllers: [ExplorerController], providers: [ApiDescription], exports: [ApiDescription] })
export class ExplorerModule {}

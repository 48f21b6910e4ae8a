import { Module } from '@nestjs/common';
import { ApiDescription } from './openapi/describe-api.js';
import { ExplorerController } from './explorer.controller.js';

/** `/`, `/docs` and `/openapi.json`. */
@Module({ controllers: [ExplorerController], providers: [ApiDescription], exports: [ApiDescription] })
export class ExplorerModule {}

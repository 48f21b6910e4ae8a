import { Module } from '@nestjs/common';
import { ExplorerController } from './explorer.controller.js';

/** `/`, `/docs` and `/openapi.json`. */
@Module({ controllers: [ExplorerController] })
export class ExplorerModule {}

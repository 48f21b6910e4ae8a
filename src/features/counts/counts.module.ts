import { Module } from '@nestjs/common';
import { AnswerModule } from '../../listing/listing.module.js';
import { CountsController } from './counts.controller.js';
import { CountsService } from './counts.service.js';

/** `/news/counts`. */
@Module({ imports: [AnswerModule], controllers: [CountsController], providers: [CountsService] })
export class CountsModule {}

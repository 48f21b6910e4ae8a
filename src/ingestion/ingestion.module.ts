import { Module } from '@nestjs/common';
import { IngestionService } from './ingestion.service.js';

/** Fills the index from the sources while the application runs and `INGEST` is on. */
@Module({ providers: [IngestionService], exports: [IngestionService] })
export class IngestionModule {}

import { Module } from '@nestjs/common';
import { IngestionThreadService } from './ingestion-thread.service.js';

/** Fills the index from the sources, as long as the application runs and `INGEST` is on. */
@Module({ providers: [IngestionThreadService], exports: [IngestionThreadService] })
export class IngestionModule {}

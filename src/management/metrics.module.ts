import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';

/** The metrics of this application: inject prom-client's `Registry` and register yours there. */
@Global()
@Module({ providers: [{ provide: Registry, useFactory: () => new Registry() }], exports: [Registry] })
export class MetricsModule {}

import { type DynamicModule, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { MetricsController } from './metrics.controller.js';
import { Operations } from './operations.js';
import { ProbesController } from './probes.controller.js';

/** The management listener: an application of its own, on an address of its own, that asks for no key. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [ProbesController, MetricsController],
})
export class ManagementModule {
  static with(operations: Operations): DynamicModule {
    return { module: ManagementModule, providers: [{ provide: Operations, useValue: operations }] };
  }
}

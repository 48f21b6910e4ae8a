import { type DynamicModule, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ManagementController, Operations } from './management.controller.js';

/** The management listener: a separate application on its own address, without authentication. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [ManagementController],
})
export class ManagementModule {
  static with(operations: Operations): DynamicModule {
    return { module: ManagementModule, providers: [{ provide: Operations, useValue: operations }] };
  }
}

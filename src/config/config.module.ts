import { type DynamicModule, Module } from '@nestjs/common';
import { RejectedFiles } from './live-file.js';
import { Settings } from './settings.js';

/** Provides to every module the settings, and the list of settings files whose changed version is faulty. */
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Settings, useValue: settings },
        { provide: RejectedFiles, useFactory: () => new RejectedFiles() },
      ],
      exports: [Settings, RejectedFiles],
    };
  }
}

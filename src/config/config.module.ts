import { type DynamicModule, Module } from '@nestjs/common';
import { RejectedFiles } from './live-file.js';
import { Settings } from './settings.js';

/** Provides the settings, and which changed settings files are rejected, to every module. */
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

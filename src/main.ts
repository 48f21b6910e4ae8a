import 'reflect-metadata';
import { loadSettings, readEnvironment } from './config/load-settings.js';
import { reportFailure } from './lifecycle/report-failure.js';
import { serve } from './serve.js';

try {
  await serve(loadSettings(readEnvironment()));
} catch (error) {
  process.exit(reportFailure(error));
}

import 'reflect-metadata';
import { loadSettings } from './config/load-settings.js';
import { readEnvironment } from './config/read-environment.js';
import { reportFailure } from './lifecycle/report-failure.js';
import { serve } from './serve.js';

try {
  await serve(loadSettings(readEnvironment()));
} catch (error) {
  process.exit(reportFailure(error));
}

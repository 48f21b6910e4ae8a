import 'reflect-metadata';
import { readSettings } from './config/load-settings.js';
import { reportFailure } from './lifecycle/report-failure.js';
import { serve } from './serve.js';

try {
  await serve(readSettings());
} catch (error) {
  process.exit(reportFailure(error));
}

import type { Command } from 'commander';
import { readSettings } from './read-settings.js';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('Run the service: answer requests and poll the sources, until a signal ends it.')
    .action(async () => {
      const { serve } = await import('../serve.js');
      await serve(readSettings());
    });
}

import type { Command } from 'commander';
import { addSource } from './sources-add.js';
import { checkSources } from './sources-check.js';
import { exportSources } from './sources-export.js';
import { importSources } from './sources-import.js';
import { listSources } from './sources-list.js';

const SOURCES = ['--sources <paths>', 'OPML files or folders, comma-separated, in place of SOURCES'] as const;
const TO = [
  '--to <file>',
  'the OPML file to add to; made when missing. Default: the file in SOURCES',
] as const;

export function addSources(program: Command): void {
  const sources = program.command('sources').description('The list of feeds that are polled.');
  sources
    .command('list')
    .description('Show every source with how its last poll went.')
    .option('--failing', 'only those whose last poll failed')
    .option(...SOURCES)
    .action(listSources);
  sources
    .command('check [urls...]')
    .description('Fetch every source, or those named, now, and say what it is. Writes nothing to the index.')
    .option(...SOURCES)
    .action(checkSources);
  sources
    .command('import <file>')
    .description('Add the feeds of an OPML file to the list.')
    .option(...TO)
    .action(importSources);
  sources
    .command('export [file]')
    .description('Write the whole list as one OPML file, or to standard output.')
    .option(...SOURCES)
    .action(exportSources);
  sources
    .command('add <url>')
    .description('Add a feed, or the feed that a page names.')
    .option('--title <text>', 'its name; default what the feed calls itself')
    .option('--language <tag>', 'e.g. de or pt-BR; default what the feed declares')
    .option('--country <code>', 'ISO 3166-1 alpha-2, e.g. AT')
    .option('--category <words>', 'categories, comma-separated')
    .option(...TO)
    .action(addSource);
}

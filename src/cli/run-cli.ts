import { Command, CommanderError } from 'commander';
import { SERVICE_VERSION } from '../config/version.js';
import { CommandFailure, EXIT_CODES } from './output.js';

/** Runs one command line. @param words after the name of the program. @returns the exit code, see `EXIT_CODES`. */
export async function runCli(words: string[]): Promise<number> {
  try {
    await commandLine().parseAsync(words, { from: 'user' });
    return EXIT_CODES.done;
  } catch (error) {
    return codeOf(error);
  }
}

/** Builds the command line parser with all commands and options. */
export function commandLine(): Command {
  const program = new Command('news-search')
    .description('A news search API with its own index, filled from feeds.')
    .version(SERVICE_VERSION)
    .showHelpAfterError()
    .exitOverride()
    .addHelpText('afterAll', '\nSettings are read from the environment and from .env; see .env.example.');
  defineCommands(program);
  return program;
}

async function codeOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.misunderstood;
  }
  if (error instanceof CommandFailure) {
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
  const { reportFailure } = await import('../lifecycle/report-failure.js');
  return reportFailure(error);
}

const SOURCES = ['--sources <paths>', 'OPML files or folders, comma-separated, in place of SOURCES'] as const;
const TO = [
  '--to <file>',
  'the OPML file to add to, created if missing; default the file in SOURCES',
] as const;
const KEYS_FILE = ['--file <path>', 'the file of keys, in place of GATEWAY_KEYS_FILE'] as const;

const WATCHES_FILE = ['--file <path>', 'the file of saved searches, in place of WATCHES_FILE'] as const;

/** Declares the commands. Their code is imported when they are called, so that help and usage errors are fast. */
function defineCommands(program: Command): void {
  program
    .command('serve')
    .description('Run the service: serve requests and poll the sources, until a signal ends it.')
    .action(async () => {
      const [{ serve }, { readSettings }] = await Promise.all([
        import('../serve.js'),
        import('../config/load-settings.js'),
      ]);
      await serve(readSettings());
    });
  program
    .command('demo')
    .description(
      'Demonstrate the service without a network: invented publishers on loopback, and the service that reads them.',
    )
    .action(async () => (await import('./run-demo.js')).runDemo());
  program
    .command('ingest')
    .description('Poll the sources without serving. Exits with 0 when at least one source responded.')
    .requiredOption('--once', 'poll every source that is due, once, and end')
    .option(...SOURCES)
    .action(async (options) => (await import('./ingest-once.js')).ingestOnce(options));
  program
    .command('mcp')
    .description('Tools for an assistant over standard input and output (MCP), from the index in DATA_DIR.')
    .option('--url <address>', 'call a running instance instead; MCP_KEY is the key for it')
    .option('--host <name>', 'the x-gateway-host to send; default the host of the URL')
    .option(
      '--sources <paths>',
      'poll these OPML files or folders meanwhile; their index is in DATA_DIR, default ~/.news-search',
    )
    .action(async (options) => (await import('./serve-mcp.js')).serveMcp(options));
  program
    .command('doctor')
    .description('Check settings, index, disk, clock, sources, search providers, OpenSearch and Redis.')
    .option('--json', 'print one JSON array')
    .action(async (options) => (await import('./doctor.js')).runDoctor(options));
  defineSources(program.command('sources').description('List of polled feeds.'));
  defineProviders(program.command('providers').description('The search providers.'));
  defineKeys(program.command('keys').description('Keys for callers, when GATEWAY_AUTH is "keys".'));
  defineWatches(
    program.command('watches').description('Saved searches with feeds and webhooks, in WATCHES_FILE.'),
  );
  defineIndex(program.command('index').description('The embedded index in DATA_DIR.'));
}

function defineSources(sources: Command): void {
  sources
    .command('list')
    .description('Show every source with the result of its last poll.')
    .option('--failing', 'only those whose last poll failed')
    .option(...SOURCES)
    .action(async (options) => (await import('./sources-actions.js')).listSources(options));
  sources
    .command('check [urls...]')
    .description(
      'Fetch every source, or the given ones, now; report the result of each and which ones to drop. Writes nothing to ' +
        'the index.',
    )
    .option(...SOURCES)
    .option(
      '--prune <file>',
      'write the list without the sources to drop; the former text of an existing file is copied to FILE.old',
    )
    .option('--rules <file>', 'report which articles the rules of this file would match')
    .action(async (urls, options) => (await import('./sources-check.js')).checkSources(urls, options));
  sources
    .command('import <file>')
    .description('Add the feeds of an OPML file to the list.')
    .option(...TO)
    .action(async (file, options) => (await import('./sources-actions.js')).importSources(file, options));
  sources
    .command('export [file]')
    .description('Write the complete list as one OPML file, or to standard output.')
    .option(...SOURCES)
    .action(async (file, options) => (await import('./sources-actions.js')).exportSources(file, options));
  sources
    .command('add <url>')
    .description('Add a feed, or the feed that a page names.')
    .option('--title <text>', 'name of the publisher; default the title of the feed')
    .option('--language <tag>', 'e.g. de or pt-BR; default the language that the feed declares')
    .option('--country <code>', 'ISO 3166-1 alpha-2, e.g. AT')
    .option('--category <words>', 'categories, comma-separated')
    .option(...TO)
    .action(async (url, options) => (await import('./sources-actions.js')).addSource(url, options));
}

function defineProviders(providers: Command): void {
  providers
    .command('list')
    .description(
      'Show every search provider, those of SEARCH_PROVIDERS first in their order. Sends no request.',
    )
    .action(async () => (await import('./providers-actions.js')).listProviders());
  providers
    .command('check')
    .description('Send each provider of SEARCH_PROVIDERS one query now. Exits with 0 when all respond.')
    .action(async () => (await import('./providers-actions.js')).checkProviders());
}

function defineKeys(keys: Command): void {
  keys
    .command('create')
    .description('Create a key and store its hash. The key is shown once, on standard output.')
    .requiredOption('--plan <name>', 'a plan of the file; a new file has "basic" and "unlimited"')
    .option('--note <text>', 'owner of the key')
    .option('--expires <time>', 'ISO 8601 time at which the key expires')
    .option(...KEYS_FILE)
    .action(async (options) => (await import('./keys-actions.js')).createKeyAction(options));
  keys
    .command('list')
    .description('List all keys with plan, expiry and note.')
    .option(...KEYS_FILE)
    .action(async (options) => (await import('./keys-actions.js')).listKeysAction(options));
  keys
    .command('revoke <id>')
    .description('Revoke a key; running services apply it within a second.')
    .option(...KEYS_FILE)
    .action(async (id, options) => (await import('./keys-actions.js')).revokeKeyAction(id, options));
  keys
    .command('usage')
    .description('Show the requests of every key, by endpoint, status and UTC day.')
    .option('--since <date>', 'the first day, such as 2030-01-31; default a week ago')
    .action(async (options) => (await import('./keys-actions.js')).showKeyUsage(options));
}

function defineWatches(watches: Command): void {
  watches
    .command('add')
    .description('Add a saved search; a missing file is created. Its token and secret are shown once.')
    .requiredOption('--request <target>', 'path and query, e.g. "/news?topic=storm&language=en"')
    .option('--id <name>', 'letters, digits, ".", "_" and "-"; default a random one')
    .option('--feed', 'with a feed at /feeds/<token>.atom and .json')
    .option('--webhook <url>', 'send new matches to this address')
    .option(...WATCHES_FILE)
    .action(async (options) => (await import('./watches-actions.js')).addWatchAction(options));
  watches
    .command('list')
    .description('List all saved searches, without tokens and secrets.')
    .option(...WATCHES_FILE)
    .action(async (options) => (await import('./watches-actions.js')).listWatchesAction(options));
  watches
    .command('check')
    .description('Parse the file and resolve the addresses of webhooks, to which nothing is sent.')
    .option(...WATCHES_FILE)
    .action(async (options) => (await import('./watches-actions.js')).checkWatchesAction(options));
  watches
    .command('remove <id>')
    .description('Remove a saved search; running services end its feed and webhook within a second.')
    .option(...WATCHES_FILE)
    .action(async (id, options) => (await import('./watches-actions.js')).removeWatchAction(id, options));
}

function defineIndex(index: Command): void {
  const define = (name: 'stats' | 'check' | 'optimize' | 'reindex' | 'export', description: string) =>
    index
      .command(name)
      .description(description)
      .action(async () => {
        const { existingDataDir, indexActions } = await import('./index-actions.js');
        await indexActions[name](existingDataDir());
      });
  define('stats', 'Show the number of articles, their period and the size of the index.');
  define(
    'check',
    'Check the index for damage and, with OPENSEARCH_URL, for differences to OpenSearch. Exits with 0 when there is none.',
  );
  define(
    'optimize',
    'Merge the segments of the search table and release free space; temporarily needs the size of the index again.',
  );
  define('reindex', 'Rebuild the search table from the stored articles; searches continue meanwhile.');
  index
    .command('backup <file>')
    .description('Copy the index to one file, also beside a running service.')
    .action(async (file) => {
      const { backUpIndex, existingDataDir } = await import('./index-actions.js');
      await backUpIndex(existingDataDir(), file);
    });
  index
    .command('remove <url-or-domain>')
    .description(
      'Remove one article, or all of a domain and its subdomains, from a running service within a second.',
    )
    .option('--keep-out', 'exclude permanently; otherwise the next poll may ingest it again')
    .action(async (what, options) => {
      const { existingDataDir, removeArticlesFromLocalIndex } = await import('./index-actions.js');
      await removeArticlesFromLocalIndex(existingDataDir(), what, options);
    });
  index
    .command('ship')
    .description('Send queued changes to OpenSearch, with or without a running service.')
    .option('--from-start', 'send the whole index, as to an empty cluster')
    .action(async (options) => {
      const { existingDataDir } = await import('./index-actions.js');
      await (await import('./replicate-actions.js')).replicateAction(existingDataDir(), options);
    });
  define('export', 'Write every article as one JSON object a line, newest first.');
}

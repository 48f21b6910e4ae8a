import { EventEmitter } from 'node:events';
import type { IngestionEvents, PollEvent } from '../ingestion-events.js';
import { pollingLimitsByHost } from '../schedule/plan-next-poll.js';
import { IngestionProcessLog } from './process-log.js';

describe(IngestionProcessLog.name, () => {
  let lines: string[];
  let events: EventEmitter<IngestionEvents>;
  const at = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
  const polled = (changes: Partial<PollEvent>): void => {
    const fine: PollEvent = {
      ...{
        feed: 'https://a.example/rss',
        outcome: 'fetched',
        reason: null,
        message: null,
        failures: 0,
        ms: 12,
      },
      ...{ bytes: 1, items: 1, added: 1, updated: 0, dropped: 0, untitled: 0, lags: [], nextDue: null },
    };
    events.emit('polled', { ...fine, ...changes });
  };
  const unreached = (host: string): void =>
    polled({
      feed: `https://${host}/`,
      outcome: 'failed',
      reason: 'dns',
      message: 'no address',
      failures: 1,
    });

  beforeEach(() => {
    lines = [];
    events = new EventEmitter();
    const logger = { log: at('log'), warn: at('warn'), error: at('error'), debug: at('debug') };
    new IngestionProcessLog(logger, pollingLimitsByHost(['127.0.0.1'])).follow(events);
  });

  it('logs once that a feed fails, without its query, which may contain a key', () => {
    const failing = {
      feed: 'https://a.example/rss?key=secret',
      outcome: 'failed' as const,
      reason: 'http-500',
    };
    polled({ ...failing, message: 'status 500', failures: 1 });
    polled({ ...failing, message: 'status 500', failures: 2 });
    expect(lines).toEqual([
      'warn https://a.example/rss?… (12 ms) http-500: status 500',
      'debug https://a.example/rss?… (12 ms) http-500: status 500',
    ]);
  });

  it('logs once that no source can be reached', () => {
    for (let i = 0; i < 8; i++) unreached(`host-${i}.example`);
    polled({});
    const reported = lines.filter((line) => /^(?:warn no|log)/.test(line));
    expect(reported).toEqual([
      'warn no source is reachable: the index is served, and polling continues',
      'log sources are reachable again',
    ]);
    expect(lines.filter((line) => line.startsWith('warn https'))).toHaveLength(4);
  });

  it('does not treat a response of the operator’s own host as a working network', () => {
    for (let i = 0; i < 8; i++) {
      unreached(`host-${i}.example`);
      polled({ feed: 'http://127.0.0.1:8080/rss' });
    }
    expect(lines.filter((line) => /^(?:warn no|log)/.test(line))).toHaveLength(1);
  });

  it('logs once that the index cannot be written, and when it can', () => {
    const reason = 'database or disk is full';
    events.emit('index-fault', { reason });
    events.emit('problem', { message: `Error: ${reason}` });
    events.emit('index-fault', { reason: null });
    events.emit('problem', { message: 'Error: another' });
    expect(lines.filter((line) => !line.startsWith('debug'))).toEqual([
      `error the index cannot be written, and polling is paused until then: ${reason}`,
      'log the index can be written again',
      'error Error: another',
    ]);
  });

  const rejected = [{ file: 'a.json', problem: 'is not JSON' }];
  it.each<[keyof IngestionEvents, object, string[]]>([
    ['rules', { rejected: [] }, ['log the rules have changed and are active']],
    [
      'rules',
      { rejected },
      ['error rules a.json are rejected; their last valid version remains active: is not JSON'],
    ],
    [
      'sources',
      { sources: 2, faults: [], rejected },
      [
        'log the source list has changed',
        'log polling 2 sources',
        'error source list a.json is rejected; its last valid version remains active: it is not JSON',
      ],
    ],
    ['swept', { removed: 0 }, []],
    ['swept', { removed: 3 }, ['log 3 articles older than the retention were deleted']],
    ['replication', { reason: null }, ['log articles are replicated to OpenSearch again']],
    [
      'replication',
      { reason: 'status 503' },
      ['warn articles are queued for replication to OpenSearch: status 503'],
    ],
    [
      'restarting',
      { cause: 'exit 1', feed: 'https://a.example/rss?key=secret', afterMs: 500 },
      ['error ingestion restarts in 500 ms: exit 1 while reading https://a.example/rss?…'],
    ],
    [
      'restarting',
      { cause: 'exit 1', feed: null, afterMs: 500 },
      ['error ingestion restarts in 500 ms: exit 1'],
    ],
    [
      'learned',
      { feed: 'https://a.example/rss', added: 2, updated: 1 },
      ['debug https://a.example/rss: 2 articles added, 1 updated'],
    ],
    ['problem', { message: 'Error: broken' }, ['error Error: broken']],
  ])('logs for the event %s with %j the lines %j', (name, event, expected) => {
    events.emit(name as 'problem', event as { message: string });
    expect(lines).toEqual(expected);
  });

  it('logs what could not be read in the source list', () => {
    const fault = { file: 'list.opml', line: 3, outline: 'Courier', problem: 'has no xmlUrl' };
    events.emit('started', { sources: 0, faults: [fault], rejected: [] });
    expect(lines).toEqual([
      'log polling 0 sources',
      'warn there is no source to poll: SOURCES names no feed',
      'warn source list list.opml:3 "Courier": has no xmlUrl',
    ]);
  });
});

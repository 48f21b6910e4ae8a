import type { EventEmitter } from 'node:events';
import type { LoggerService } from '@nestjs/common';
import type { IngestionEvents, PollEvent, PushEvent, SourcesEvent } from '../ingestion-events.js';
import { OutageDetector } from '../poll/faults.js';
import type { LimitsOfHost } from '../schedule/plan-next-poll.js';

type Logger = Required<Pick<LoggerService, 'log' | 'warn' | 'error' | 'debug'>>;

export class IngestionProcessLog {
  private readonly outage = new OutageDetector();
  private isUnwritable = false;

  /** @param limits polling limits by host, which show the operator's own hosts: their failures are no network outage. */
  constructor(
    private readonly logger: Logger,
    private readonly limits: LimitsOfHost,
  ) {}

  follow(events: EventEmitter<IngestionEvents>): void {
    events.on('started', (event) => this.polling(event));
    events.on('sources', (event) => {
      this.logger.log('the source list has changed');
      this.polling(event);
    });
    events.on('polled', (event) => this.polled(event));
    events.on('pushed', (event) => this.pushed(event));
    events.on('learned', ({ feed, added, updated }) =>
      this.logger.debug(`${feed}: ${added} articles added, ${updated} updated`),
    );
    events.on('rules', ({ rejected }) => {
      if (rejected.length === 0) this.logger.log('the rules have changed and are active');
      for (const { file, problem } of rejected)
        this.logger.error(`rules ${file} are rejected; their last valid version remains active: ${problem}`);
    });
    events.on('swept', ({ removed }) => {
      if (removed > 0) this.logger.log(`${removed} articles older than the retention were deleted`);
    });
    events.on('replication', ({ reason }) => {
      if (reason === null) this.logger.log('articles are replicated to OpenSearch again');
      else this.logger.warn(`articles are queued for replication to OpenSearch: ${reason}`);
    });
    events.on('restarting', ({ cause, feed, afterMs }) => {
      const during = feed === null ? '' : ` while reading ${withoutQuery(feed)}`;
      this.logger.error(`ingestion restarts in ${afterMs} ms: ${cause}${during}`);
    });
    events.on('index-fault', ({ reason }) => {
      this.isUnwritable = reason !== null;
      if (reason === null) this.logger.log('the index can be written again');
      else this.logger.error(`the index cannot be written, and polling is paused until then: ${reason}`);
    });
    events.on('problem', ({ message }) => this.logger[this.isUnwritable ? 'debug' : 'error'](message));
  }

  private pushed({ feed, reason, message, ms, added, updated }: PushEvent): void {
    const about = `${withoutQuery(feed)} (${Math.round(ms)} ms) pushed`;
    this.logger.debug(
      `${about}, ${reason === null ? `${added} added, ${updated} updated` : `${reason}: ${message}`}`,
    );
  }

  private polling({ sources, faults, rejected }: SourcesEvent): void {
    this.logger.log(`polling ${sources} sources`);
    if (sources === 0) this.logger.warn('there is no source to poll: SOURCES names no feed');
    for (const { file, line, outline, problem } of faults) {
      this.logger.warn(`source list ${file}:${line} "${outline}": ${problem}`);
    }
    for (const { file, problem } of rejected) {
      this.logger.error(
        `source list ${file} is rejected; its last valid version remains active: it ${problem}`,
      );
    }
  }

  /** Logs a poll. A failing feed is logged once, and a network outage once for all feeds. */
  private polled({ feed, outcome, reason, message, failures, ms, added, updated }: PollEvent): void {
    const wasOngoing = this.outage.ongoing;
    const { isOwnHost } = this.limits(new URL(feed).host);
    if (!isOwnHost) this.outage.record(feed, reason);
    if (this.outage.ongoing && !wasOngoing) {
      this.logger.warn('no source is reachable: the index is served, and polling continues');
    }
    if (wasOngoing && !this.outage.ongoing) this.logger.log('sources are reachable again');
    const about = `${withoutQuery(feed)} (${Math.round(ms)} ms)`;
    if (outcome !== 'failed') {
      this.logger.debug(`${about} ${outcome}, ${added} added, ${updated} updated`);
    } else if (failures === 1 && (isOwnHost || !this.outage.ongoing))
      this.logger.warn(`${about} ${reason}: ${message}`);
    else this.logger.debug(`${about} ${reason}: ${message}`);
  }
}

/** A URL without its query, which may contain the key of a private feed. */
function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, '?…');
}

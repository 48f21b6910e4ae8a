import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry } from 'prom-client';
import type { IntakeResult, PollEvent } from '../ingestion/ingestion-events.js';
import { IngestionService } from '../ingestion/ingestion.service.js';
import type { IngestionWay } from '../ingestion/state/feed-state.js';

const OUTCOMES = ['fetched', 'unchanged', 'failed'] as const satisfies PollEvent['outcome'][];
const CHANGES = ['added', 'updated', 'dropped'] as const;
const WAYS = ['poll', 'push', 'live'] as const satisfies (IngestionWay | 'live')[];

/** Metrics of ingestion in this process. No label names a feed, because there may be thousands. */
@Injectable()
export class IngestionMetrics {
  constructor(registry: Registry, ingestion: IngestionService) {
    const registers = [registry];
    const polls = new Counter({
      name: 'news_search_ingestion_polls_total',
      help: 'Polls of feeds, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    const articles = new Counter({
      name: 'news_search_ingestion_articles_total',
      help: 'Articles of polls, pushes and live sources, by outcome.',
      labelNames: ['change', 'way'],
      registers,
    });
    const lags = new Histogram({
      name: 'news_search_ingestion_published_to_searchable_seconds',
      help: 'Seconds from the publication of a new article until it is searchable.',
      labelNames: ['way'],
      buckets: [1, 2, 5, 15, 60, 180, 300, 900, 3_600, 14_400, 86_400],
      registers,
    });
    const pushes = new Counter({
      name: 'news_search_ingestion_pushes_total',
      help: 'Documents pushed by hubs, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    const restarts = new Counter({
      name: 'news_search_ingestion_restarts_total',
      help: 'Restarts of the ingestion process.',
      registers,
    });
    const ruleMatches = new Counter({
      name: 'news_search_rule_matches_total',
      help: 'Articles that a rule of RULES_FILE was the first to match.',
      labelNames: ['rule'],
      registers,
    });
    // Initialised with 0, so that the first failure is an increase.
    for (const outcome of OUTCOMES) polls.inc({ outcome }, 0);
    for (const way of WAYS) for (const change of CHANGES) articles.inc({ change, way }, 0);
    for (const outcome of ['taken', 'failed']) pushes.inc({ outcome }, 0);
    const countChanges = (intake: IntakeResult, way: IngestionWay | 'live'): void => {
      for (const change of CHANGES) articles.inc({ change, way }, intake[change]);
    };
    const count = (intake: IntakeResult, way: IngestionWay): void => {
      countChanges(intake, way);
      for (const lag of intake.lags) lags.observe({ way }, lag);
    };
    ingestion.events.on('polled', (poll) => {
      polls.inc({ outcome: poll.outcome });
      count(poll, 'poll');
    });
    ingestion.events.on('pushed', (push) => {
      pushes.inc({ outcome: push.reason === null ? 'taken' : 'failed' });
      count(push, 'push');
    });
    ingestion.events.on('learned', (learned) => countChanges(learned, 'live'));
    ingestion.events.on('rule-matches', ({ counts }) => {
      for (const [rule, count] of Object.entries(counts)) ruleMatches.inc({ rule }, count);
    });
    ingestion.events.on('restarting', () => restarts.inc());
  }
}

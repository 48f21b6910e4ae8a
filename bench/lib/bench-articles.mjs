/** The articles of benchmarks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CORPORA, naturalArticles, readNaturalArticles } from './natural-articles.mjs';
import { syntheticArticles } from './synthetic-articles.mjs';

const folder = process.env.CORPORA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

/** `natural`, or `synthetic` where the folder that `CORPORA` names has no corpus. */
export const KIND = CORPORA.some((name) => existsSync(join(folder, name))) ? 'natural' : 'synthetic';

/**
 * Any number of articles over the last 30 days, oldest first.
 *
 * @param now Unix seconds.
 */
export const benchArticles = (count, { now }) =>
  KIND === 'natural'
    ? naturalArticles(count, { articles: readNaturalArticles(folder), now })
    : syntheticArticles(count, { now });

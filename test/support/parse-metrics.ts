/** One series of a scrape. */
export interface Sample {
  /** With the suffix that series of a histogram have. */
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Scrape {
  /** By name, without the suffixes of histograms. */
  types: Map<string, string>;
  samples: Sample[];
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\.)*)"/y;
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`);
const SUFFIXES = /_(bucket|sum|count)$/;

/**
 * Reads the text format of Prometheus as strictly as it is written down: HELP and TYPE once and before the series of
 * a metric, the series of a metric together, none of them twice.
 *
 * @throws Error that names the first line that is wrong.
 */
export function parseMetrics(text: string): Scrape {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  const helps = new Set<string>();
  const types = new Map<string, string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  let current = '';
  const refuse = (line: string, reason: string): never => {
    throw new Error(`${reason}: ${line}`);
  };
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      if (helps.has(name)) refuse(line, 'HELP twice');
      helps.add(name);
      current = name;
    } else if (keyword === 'TYPE') {
      if (types.has(name)) refuse(line, 'TYPE twice');
      if (name !== current) refuse(line, 'TYPE away from its HELP');
      if (!['counter', 'gauge', 'histogram', 'summary'].includes(rest)) refuse(line, 'no such type');
      types.set(name, rest);
    } else {
      const sample = parseSample(line) ?? refuse(line, 'not a series');
      const family = types.get(current) === 'histogram' ? sample.name.replace(SUFFIXES, '') : sample.name;
      if (family !== current || !types.has(family)) refuse(line, 'away from its TYPE');
      const series = `${sample.name}${JSON.stringify(Object.entries(sample.labels).sort())}`;
      if (seen.has(series)) refuse(line, 'a series twice');
      seen.add(series);
      samples.push(sample);
    }
  }
  return { types, samples };
}

function parseSample(line: string): Sample | null {
  const [, name, labels = '', written] = SAMPLE.exec(line) ?? [];
  if (name === undefined || written === undefined) return null;
  const value = Number(written.replace('Inf', 'Infinity'));
  // Prometheus reads it in any case; prom-client writes "Nan".
  if (Number.isNaN(value) && written.toLowerCase() !== 'nan') return null;
  const read = parseLabels(labels);
  return read === null ? null : { name, labels: read, value };
}

function parseLabels(text: string): Record<string, string> | null {
  const labels: Record<string, string> = {};
  for (let at = 0; at < text.length; at = LABEL.lastIndex + 1) {
    LABEL.lastIndex = at;
    const [match, name, value] = LABEL.exec(text) ?? [];
    if (match === undefined || name! in labels) return null;
    labels[name!] = value!;
    if (LABEL.lastIndex < text.length && text[LABEL.lastIndex] !== ',') return null;
  }
  return labels;
}

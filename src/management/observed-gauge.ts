import { type Aggregator, Gauge, type Registry } from 'prom-client';

interface ObservedGauge<Label extends string> {
  name: string;
  help: string;
  labelNames?: Label[];
  /** How the values of several processes become one. */
  aggregator: Aggregator;
  /** Called at every scrape. What is null, or cannot be read now, has no series. */
  read(): [labels: Partial<Record<Label, string>>, value: number | null][];
}

/** Registers a gauge whose values are looked up when they are asked for. */
export function observe<Label extends string = never>(registry: Registry, gauge: ObservedGauge<Label>): void {
  const { name, help, labelNames = [], aggregator } = gauge;
  new Gauge<Label>({
    ...{ name, help, labelNames, aggregator, registers: [registry] },
    collect() {
      this.reset();
      // A gauge without labels would begin at zero.
      this.remove({});
      for (const [labels, value] of valuesOf(gauge)) if (value !== null) this.set(labels, value);
    },
  });
}

function valuesOf<Label extends string>(gauge: ObservedGauge<Label>): ReturnType<typeof gauge.read> {
  try {
    return gauge.read();
  } catch {
    // One number that cannot be had must not cost the scrape; `/health` tells what is wrong.
    return [];
  }
}

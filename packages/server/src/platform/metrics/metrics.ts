import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of this process for Prometheus. No label names a person or a record, and `untraced` calls are not counted
 * (docs/confidential-reports.md).
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const scans = new Counter({
    name: 'portal_scans_total',
    help: 'Uploaded files that were scanned for malware, by what came of it',
    labelNames: ['outcome'],
    registers,
  });
  // A first failure is only seen to rise where there was a figure before it.
  for (const outcome of ['clean', 'infected', 'failed']) scans.inc({ outcome }, 0);
  return {
    registry,
    calls: new Counter({
      name: 'portal_calls_total',
      help: 'Calls that were answered, by the pattern of their route',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'portal_call_seconds',
      help: 'How long calls took, but for those that wait for news',
      labelNames: ['method'],
      buckets: SECONDS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'portal_job_seconds',
      help: 'How long jobs took, by their kind',
      labelNames: ['kind'],
      buckets: [0.1, 1, 10, 60, 600],
      registers,
    }),
    jobFailures: new Counter({
      name: 'portal_job_failures_total',
      help: 'Jobs that failed in this process, those that are tried again too',
      labelNames: ['kind'],
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'portal_store_seconds',
      help: 'How long the file store took, by what it did',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    storeFailures: new Counter({
      name: 'portal_store_failures_total',
      help: 'What the file store could not do',
      labelNames: ['operation'],
      registers,
    }),
    scans,
    /** A gauge read at scrape time; omitted when it cannot be read. */
    watch: (name: string, help: string, read: () => number | undefined) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          const value = read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    /** The same with a label, all values read at once. If they cannot be read, other metrics are still reported. */
    watchEach: (
      name: string,
      help: string,
      label: string,
      read: () => Promise<readonly (readonly [string, number])[]> | readonly (readonly [string, number])[],
    ) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const values = await Promise.resolve()
            .then(read)
            .catch(() => []);
          for (const [key, value] of values) this.set({ [label]: key }, value);
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

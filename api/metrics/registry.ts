import { Counter, collectDefaultMetrics, Histogram, Gauge as PromGauge, Registry } from 'prom-client';
import type { HitCounts } from '../cache/hitCounts.ts';
import type { Gauge } from './gauges.ts';

/** Seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Answered {
  method: string;
  /** pattern of the route */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  registry: Registry;
  /** Counts an answer that did not come from the cache. */
  count: (answered: Answered) => void;
}

/** @param hits answers from the cache, added when the metrics are read */
export function createMetrics(hits: HitCounts, gauges: readonly Gauge[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Answered HTTP requests; source is cache for those that the response cache answered, else app.',
    labelNames: ['method', 'route', 'status', 'source'],
    registers,
    collect() {
      for (const { route, status, ...byMethod } of hits.take()) {
        for (const [method, count] of Object.entries(byMethod)) {
          if (count > 0) this.inc({ method, route, status, source: 'cache' }, count);
        }
      }
    },
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the answer was sent, without answers from the cache.',
    labelNames: ['method', 'route'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  for (const { name, help, labelNames = [], read } of gauges) {
    new PromGauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        for (const { labels = {}, value } of await read()) this.set(labels, value);
      },
    });
  }
  return {
    registry,
    count({ method, route, status, seconds }) {
      requests.inc({ method, route, status, source: 'app' });
      durations.observe({ method, route }, seconds);
    },
  };
}

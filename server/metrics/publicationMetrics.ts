import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { MeasurePublication } from '../publishing/publisher.ts';

/** Counts publications and measures how long they took. */
export function createPublicationMetrics(register: Registry): MeasurePublication {
  const publications = new Counter({
    name: 'frontage_publications_total',
    help: 'Releases that were made: published, held back because an editor chose another one, or failed.',
    labelNames: ['outcome'] as const,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'frontage_publication_duration_seconds',
    help: 'Seconds that it took to make a release, by how it ended.',
    labelNames: ['outcome'] as const,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers: [register],
  });
  const isFailing = new Gauge({
    name: 'frontage_publication_failing',
    help: '1 while the last try to publish has failed, 0 once one has gone well.',
    registers: [register],
  });
  return (outcome, seconds) => {
    publications.inc({ outcome });
    durations.observe({ outcome }, seconds);
    isFailing.set(outcome === 'failed' ? 1 : 0);
  };
}

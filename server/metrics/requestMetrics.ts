import { Counter, Histogram, type Registry } from 'prom-client';
import { rehearsedOutcome } from '../guards/rehearsal.ts';
import type { MeasureRequest } from './measureRequests.ts';

/** Seconds. A file from memory takes about 1 ms, a form with files may take many seconds. */
const durationBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** Counts answered requests and received forms. */
export function createRequestMetrics(register: Registry): MeasureRequest {
  const requests = new Counter({
    name: 'frontage_requests_total',
    help: 'Requests that were answered by the website, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'frontage_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer, by method and pattern of the route.',
    labelNames: ['method', 'route'] as const,
    buckets: durationBuckets,
    registers: [register],
  });
  const intake = new Counter({
    name: 'frontage_intake_total',
    help: 'Forms that were sent, by the route that takes them and how they ended.',
    labelNames: ['form', 'outcome'] as const,
    registers: [register],
  });
  return ({ method, outcome, route, seconds, status }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
    const isIntake = method === 'POST' && outcome !== undefined && outcome !== rehearsedOutcome;
    if (isIntake) intake.inc({ form: route, outcome: endOf(outcome, status) });
  };
}

/** The log names each wrong field; here it is one word, so that there are few series. */
function endOf(outcome: string, status: number): string {
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'too many';
  return status >= 400 ? 'refused' : outcome;
}

import type { BeginSpan, Span } from '@frontage/traces/spans.ts';
import type { DueDelivery } from './Channel.ts';

/**
 * Begins the span of one try. It is not part of the request that owed it, which has already been answered, but links to
 * it.
 */
export function beginDelivery(trace: BeginSpan, { request, row }: DueDelivery): Span {
  const requestId = request?.lead.requestId;
  const span = trace(`deliver ${row.kind}`, {
    kind: 'client',
    facts: {
      'frontage.delivery.kind': row.kind,
      'frontage.delivery.try': row.attempts + 1,
      ...(requestId ? { 'frontage.request_id': requestId } : {}),
    },
  });
  if (requestId) span.link(requestId);
  return span;
}

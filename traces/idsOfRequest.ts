/** A request's id, as the website makes it: a UUID of version 4, of which 122 bits are chance. */
const requestIds = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * The ids under which a request is traced; undefined where the id is not one of ours. They follow from it, so that what
 * it owes leads back to it days later with nothing more stored, and whoever has one finds the other.
 */
export function idsOfRequest(requestId: string): { traceId: string; spanId: string } | undefined {
  if (!requestIds.test(requestId)) return undefined;
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

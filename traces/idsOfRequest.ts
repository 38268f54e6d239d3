/** A request's id, as the website makes it: a UUID of version 4, of which 122 bits are random. */
const requestIds = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Returns the ids under which a request is traced; undefined if the id is not one of ours. They are derived from it, so
 * that deliveries can link back to the request days later without storing anything more, and anybody with one id finds
 * the other.
 */
export function idsOfRequest(requestId: string): { traceId: string; spanId: string } | undefined {
  if (!requestIds.test(requestId)) return undefined;
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

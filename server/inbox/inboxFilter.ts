import type { PayloadRequest, Where } from 'payload';

/** Leaves requests in quarantine out of the inbox, unless the filter names the state itself. */
export function inboxFilter({ req }: { req: Pick<PayloadRequest, 'query'> }): Where | null {
  const where: unknown = req.query?.where;
  return namesStatus(where) ? null : { status: { not_equals: 'quarantine' } };
}

function namesStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false;
  return Object.entries(where).some(([key, value]) => key === 'status' || namesStatus(value));
}

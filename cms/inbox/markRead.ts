import type { Endpoint } from 'payload';
import { hasRole } from '../access/access.ts';

/** `POST /api/leads/:id/read`: somebody of sales has opened it. The first time counts. */
export const markReadEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/read',
  method: 'post',
  async handler(req) {
    if (!hasRole(req, 'admin', 'sales'))
      return Response.json({ errors: [{ message: 'Sign in first' }] }, { status: 401 });
    const id = Number(req.routeParams?.id);
    const where = { and: [{ id: { equals: id } }, { readAt: { exists: false } }] };
    const data = { readAt: new Date().toISOString() };
    // Below Payload's operations: to look at a request is no change of it, so the form beside stays as it is.
    if (Number.isSafeInteger(id)) {
      await req.payload.db.updateMany({ collection: 'leads', where, data, returning: false });
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  },
};

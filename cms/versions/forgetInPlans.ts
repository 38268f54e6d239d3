import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * A plan of calls needs the office of each desk: versions of it that name an office which goes for good cannot come
 * back, and go with it. Whether today's plan names it is asked before.
 */
export const forgetInPlans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { 'version.desks.office': { equals: id } };
  await req.payload.db.deleteVersions({ globalSlug: 'booking', where, req });
};

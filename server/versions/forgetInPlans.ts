import type { CollectionBeforeDeleteHook } from 'payload';

/**
 * The plan of calls needs the office of each desk. Versions of it with an office that is deleted permanently cannot be
 * restored, so they are deleted too. Whether the present plan uses the office is checked before.
 */
export const forgetInPlans: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { 'version.desks.office': { equals: id } };
  await req.payload.db.deleteVersions({ globalSlug: 'booking', where, req });
};

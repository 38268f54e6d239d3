import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { refuseWhileUsed } from '../references/refuseWhileUsed.ts';
import { usesOf } from '../references/usesOf.ts';

/**
 * Refuses to delete a form that blocks hold, as what visitors send by it would lose its fields and its recipients; and
 * one by which requests came, as its kind says how long they are kept.
 */
export const keepForms: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const form = await req.payload.findByID({ collection: 'forms', id, depth: 0, disableErrors: true, req });
  if (!form?.kind) return;
  const uses = await usesOf(req, [{ kind: 'name', fields: ['formId'], name: form.name }]);
  refuseWhileUsed(
    form.title,
    uses.map(({ words }) => words),
    { isWhat: 'shown', mend: 'Choose another form there first.' },
  );
  const where = { formId: { equals: form.name } };
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, req });
  if (totalDocs === 0) return;
  const came = totalDocs === 1 ? 'One request' : `${totalDocs} requests`;
  const mend = 'Leave it where it is: no page shows it, and it can be deleted once they are erased.';
  throw new APIError(`${came} came by "${form.title}". ${mend}`, 409, undefined, true);
};

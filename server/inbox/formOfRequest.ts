import type { FieldHook, PayloadRequest, RelationshipField } from 'payload';
import { never } from '../access/access.ts';

/** The ids of the documents of forms by their names, read once for all requests of one answer. */
async function readIds(req: PayloadRequest): Promise<ReadonlyMap<string, number>> {
  const where = { deletedAt: { exists: false } };
  const { docs } = await req.payload.db.find<{ id: number; name: string }>({
    ...{ collection: 'forms', where, pagination: false, limit: 1000, req },
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [name, id]));
}

const findForm: FieldHook = async ({ req, siblingData }) => {
  const { formId } = siblingData;
  if (typeof formId !== 'string') return null;
  req.context.formIds ??= readIds(req);
  const ids = (await req.context.formIds) as Awaited<ReturnType<typeof readIds>>;
  return ids.get(formId) ?? null;
};

/** The document of the form that a request came by. Derived from `formId`, which calls send; null once it is gone. */
export const formOfRequest: RelationshipField = {
  name: 'form',
  type: 'relationship',
  relationTo: 'forms',
  virtual: true,
  access: { create: never, update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  hooks: { afterRead: [findForm] },
};

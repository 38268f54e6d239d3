import {
  type CollectionSlug,
  docAccessOperation,
  docAccessOperationGlobal,
  Forbidden,
  type PayloadRequest,
  type SchedulePublishTaskInput,
  type ServerFunction,
  type TypeWithID,
} from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { serverFunctionTable } from './accessTable.ts';
import { writableBy } from './documentLocks.ts';

/** True for what the pages of the admin may have the server do. Who is checked by each of them. */
export function isOpenFunction(name: string): boolean {
  return serverFunctionTable[name] === 'open';
}

/** Payload's own functions, given by the page that has them: they load styles, which only Next reads. */
export interface PayloadsFunctions {
  formState: ServerFunction;
  schedulePublish: ServerFunction;
  tableState: ServerFunction;
}

/** What stands in place of Payload's own, and calls these once it has looked who asks. */
export function guardFunctions(theirs: PayloadsFunctions): Record<string, ServerFunction> {
  return {
    /**
     * Looks at a document that one may read, and locks it only where one may change it. To name a global beside
     * a collection would lock what was not looked at.
     */
    'form-state': async (args) => {
      const { collectionSlug, globalSlug, req, returnLockStatus } = args;
      if (collectionSlug && globalSlug) throw new Forbidden(req.t);
      const may = await writableBy(req);
      const mayLock = collectionSlug
        ? may.collections.includes(String(collectionSlug))
        : may.globals.includes(String(globalSlug));
      return theirs.formState({ ...args, returnLockStatus: returnLockStatus === true && mayLock });
    },
    /**
     * Makes and ends appointments of documents that one may publish. Payload (as of 3.90.2) lets everybody who signs in
     * end anybody's.
     */
    'schedule-publish': async ({ deleteID, ...args }) => {
      const { doc, global, req } = args;
      const document = { doc, global } as Pick<SchedulePublishTaskInput, 'doc' | 'global'>;
      if (deleteID !== undefined) return endAppointment(req, Number(deleteID));
      if (!(await mayPublish(req, document))) throw new Forbidden(req.t);
      return theirs.schedulePublish(args);
    },
    /** Draws rows, also such as are sent along, only of collections that one may read: their cells look things up. */
    'table-state': async (args) => {
      const { collectionSlug, req } = args;
      for (const slug of [collectionSlug].flat()) {
        const access = req.payload.collections[String(slug) as CollectionSlug]?.config.access;
        if (!access || (await access.read({ req })) === false) throw new Forbidden(req.t);
      }
      return theirs.tableState(args);
    },
  };
}

async function endAppointment(req: PayloadRequest, id: number): Promise<{ message: string }> {
  const where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] };
  const found = { collection: 'payload-jobs', where, req } as const;
  const job = await req.payload.db.findOne<TypeWithID & { input: SchedulePublishTaskInput }>(found);
  if (!job || !(await mayPublish(req, job.input))) throw new Forbidden(req.t);
  await req.payload.delete(found);
  return { message: req.t('general:deletedSuccessfully') };
}

async function mayPublish(req: PayloadRequest, { doc, global }: Pick<SchedulePublishTaskInput, 'doc' | 'global'>) {
  const { collections, config } = req.payload;
  const asked = { data: { _status: 'published' }, req } as const;
  const collection = doc && collections[doc.relationTo];
  const globalConfig = config.globals.find(({ slug }) => slug === global);
  const entity = collection?.config ?? globalConfig;
  // Payload queues whatever is named.
  if ((doc && global) || !entity || !hasScheduledPublishEnabled(entity)) return false;
  const may = collection
    ? await docAccessOperation({ ...asked, collection, id: String(doc?.value) })
    : globalConfig && (await docAccessOperationGlobal({ ...asked, globalConfig }));
  return Boolean(may?.update);
}

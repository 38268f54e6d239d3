import {
  docAccessOperation,
  docAccessOperationGlobal,
  Forbidden,
  type PayloadRequest,
  type SchedulePublishTaskInput,
  type ServerFunction,
  type TypeWithID,
} from 'payload';
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
}

/** What stands in place of Payload's own, and calls these once it has looked who asks. */
export function guardFunctions(theirs: PayloadsFunctions): Record<string, ServerFunction> {
  return {
    /** Looks at a document that one may read, and locks it only where one may change it. */
    'form-state': async (args) => {
      const { collectionSlug, globalSlug, req, returnLockStatus } = args;
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
  if (collection) return Boolean((await docAccessOperation({ ...asked, collection, id: String(doc.value) })).update);
  const globalConfig = config.globals.find(({ slug }) => slug === global);
  return globalConfig !== undefined && Boolean((await docAccessOperationGlobal({ ...asked, globalConfig })).update);
}

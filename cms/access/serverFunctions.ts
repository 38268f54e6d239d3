import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { type SchedulePublishHandlerArgs, schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
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

type Place = { collectionSlug?: string; globalSlug?: string };

/** Looks at a document that one may read, and locks it only where one may change it. */
const formState: ServerFunction<Place & Record<string, unknown>> = async (args) => {
  const { collectionSlug, globalSlug, req, returnLockStatus } = args;
  const may = await writableBy(req);
  const mayLock = collectionSlug ? may.collections.includes(collectionSlug) : may.globals.includes(globalSlug ?? '');
  return buildFormStateHandler({ ...args, returnLockStatus: returnLockStatus === true && mayLock } as never);
};

/**
 * Makes and ends appointments of documents that one may publish. Payload (as of 3.90.2) lets everybody who signs in end
 * anybody's.
 */
const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async ({ deleteID, ...args }) => {
  const { req } = args;
  if (deleteID === undefined) {
    if (!(await mayPublish(req, args))) throw new Forbidden(req.t);
    return schedulePublishHandler(args);
  }
  const where = { and: [{ id: { equals: Number(deleteID) } }, { taskSlug: { equals: 'schedulePublish' } }] };
  const job = await req.payload.db.findOne<TypeWithID & { input: SchedulePublishTaskInput }>({
    collection: 'payload-jobs',
    where,
    req,
  });
  if (!job || !(await mayPublish(req, job.input))) throw new Forbidden(req.t);
  await req.payload.delete({ collection: 'payload-jobs', where, req });
  return { message: req.t('general:deletedSuccessfully') };
};

async function mayPublish(req: PayloadRequest, { doc, global }: Pick<SchedulePublishTaskInput, 'doc' | 'global'>) {
  const { collections, config } = req.payload;
  const asked = { data: { _status: 'published' }, req } as const;
  const collection = doc && collections[doc.relationTo];
  if (collection) return Boolean((await docAccessOperation({ ...asked, collection, id: String(doc.value) })).update);
  const globalConfig = config.globals.find(({ slug }) => slug === global);
  return globalConfig !== undefined && Boolean((await docAccessOperationGlobal({ ...asked, globalConfig })).update);
}

/** In place of Payload's own. */
export const guardedFunctions = { 'form-state': formState, 'schedule-publish': schedulePublish };

import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  getLocalizedPaths,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type UploadConfig,
} from 'payload';
import { say, spokenLocale } from '../admin/say.ts';
import { isOfValues } from '../database/databaseFault.ts';
import { hasRole, narrowed, type Role } from './access.ts';
import { accessTable, type Opening, type Who } from './accessTable.ts';
import { guardLocks } from './documentLocks.ts';
import { answer, type Call } from './endpoints.ts';
import { readRequest } from './readRequest.ts';

/**
 * Shuts everything that Payload brings, apart from what {@link accessTable} opens: a call that it does not name does
 * not exist, the others are for the people whom it names, and the access of a collection only narrows that further.
 */
export function shut(config: SanitizedConfig): SanitizedConfig {
  const { calls, collections, globals } = accessTable;
  const origins = new Set(config.csrf);
  guardLocks(config);
  config.endpoints = guarded(config.endpoints, calls, origins);
  for (const collection of config.collections) {
    const opening = collections[collection.slug] ?? {};
    collection.endpoints = guarded(collection.endpoints, callsOfCollection(opening), origins);
    narrow(collection.access, opening);
    collection.hooks.beforeOperation.unshift(refuseUnreadableSort, keepMeasured);
    const { handlers = [], staticDir } = collection.upload;
    if (staticDir) collection.upload.handlers = [...handlers, missingIn(staticDir)];
  }
  for (const global of config.globals) {
    const opening = globals[global.slug] ?? {};
    global.endpoints = guarded(global.endpoints, callsOfGlobal(opening), origins);
    narrow(global.access, opening);
  }
  return config;
}

type Calls = Readonly<Record<string, Who | undefined>>;

/** The calls of a collection that Payload brings, besides its own. */
export function callsOfCollection({ calls, create, duplicate, read, update, versions, ...rest }: Opening): Calls {
  return {
    'GET /': read,
    'GET /count': read,
    'GET /:id': read,
    // What one may do with a document, for its form.
    'POST /access/:id?': read,
    'POST /': create,
    'POST /:id/duplicate': duplicate,
    'PATCH /': update,
    'PATCH /:id': update,
    'DELETE /': rest.delete,
    'DELETE /:id': rest.delete,
    'GET /versions': versions,
    'GET /versions/:id': versions,
    'POST /versions/:id': versions,
    ...calls,
  };
}

export function callsOfGlobal({ calls, read, update, versions }: Opening): Calls {
  return {
    'GET /': read,
    'POST /access': read,
    'POST /': update,
    'GET /versions': versions,
    'GET /versions/:id': versions,
    'POST /versions/:id': versions,
    ...calls,
  };
}

/** Nothing is taken out: Payload would look on, and take `/leads/versions` for the request with the id "versions". */
function guarded<One extends Call>(endpoints: One[] | false, calls: Calls, origins: Set<string>): One[] {
  return (endpoints || []).map((endpoint) => {
    const who = calls[nameOfCall(endpoint)] ?? [];
    const handler = async (req: PayloadRequest) => {
      const refused = refusalFor(req, who, origins);
      if (refused) return refused;
      const fault = await readRequest(req);
      if (fault !== undefined) return answer(400, fault);
      try {
        return await endpoint.handler(req);
      } catch (error) {
        // Payload (as of 3.90.2) passes on to the database what no form of ours sends, and calls that a fault of ours.
        if (isOfValues(error)) return answer(400, say('The request holds a value that fits nowhere'));
        throw error;
      }
    };
    return { ...endpoint, handler };
  });
}

export function nameOfCall({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

function refusalFor(req: PayloadRequest, who: Who, origins: Set<string>): Response | undefined {
  if (who.length === 0) return answer(404, say('There is no such call'));
  if (req.method !== 'GET' && isFromElsewhere(req, origins))
    return answer(403, say('This was sent by another website'));
  if (who !== 'anyone' && !req.user) return answer(401, say('Sign in first'));
  if (who !== 'anyone' && !hasRole(req, ...who))
    return answer(403, say('Only {people} may do this', { people: inWords(who) }));
  const id = req.routeParams?.id;
  // All ids are numbers; the database would take anything else, or one beyond its integers, for a fault.
  return id === undefined || (/^\d{1,10}$/.test(String(id)) && Number(id) < 2 ** 31)
    ? undefined
    : answer(404, say('There is no such document'));
}

/** A page of another site would otherwise sign people in as somebody else. RFC 6454, Fetch Metadata. */
function isFromElsewhere({ headers }: PayloadRequest, origins: Set<string>): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'cross-site' : !origins.has(origin);
}

const plural: Record<Role, string> = { admin: 'admins', editor: 'editors', sales: 'sales' };
const inWords = (who: readonly Role[]) =>
  new Intl.ListFormat(spokenLocale()).format(who.map((role) => say(plural[role])));

function narrow(
  access: Partial<Record<'create' | 'delete' | 'read' | 'readVersions' | 'unlock' | 'update', Access>>,
  opening: Opening,
): void {
  const { create, read, update, versions, ...rest } = opening;
  const opened = { create, delete: rest.delete, read, readVersions: versions, update, unlock: [] };
  for (const operation of Object.keys(opened) as (keyof typeof opened)[])
    access[operation] = narrowed(opened[operation], access[operation]);
}

/** Payload answers 500 and logs a fault where somebody asks for a file that there is not. */
function missingIn(folder: string): NonNullable<UploadConfig['handlers']>[number] {
  return async (_req, { params: { filename } }) => {
    const isThere = await stat(join(folder, basename(filename))).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isThere) throw new APIError(say('There is no such file'), 404, undefined, true);
  };
}

/**
 * Refuses to sort by a field of a related document that nobody may read, such as `owner.hash`: the order would tell
 * about its contents. Payload (as of 3.90.2) checks such a path in `where`, and skips it in `sort`.
 */
const refuseUnreadableSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return;
  const { joins, sort }: { joins?: unknown; sort?: unknown } = Object(args);
  const ofJoins = Object.entries(joins && typeof joins === 'object' ? joins : {}).flatMap(([name, join]) =>
    pathsIn(Object(join).sort).map((path) => `${name}.${path}`),
  );
  const refused = [...pathsIn(sort), ...ofJoins].filter((path) => !isReadable(req, collection, path));
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })));
};

/**
 * Leaves to us what we alone know: by when something came in it is removed one day, and by what a file is it is shown,
 * and removed from the disk. Payload (as of 3.90.2) takes both from whoever writes.
 */
const keepMeasured: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess }) => {
  if (overrideAccess || !('data' in args)) return;
  const { focalPoint } = collection.upload;
  const isMeasured = ({ admin = {}, name }: FlattenedField) =>
    name !== 'deletedAt' &&
    !(focalPoint && name.startsWith('focal')) &&
    (admin.hidden || ('readOnly' in admin && admin.readOnly));
  const ofFile = collection.upload ? collection.flattenedFields.filter(isMeasured).map(({ name }) => name) : [];
  // Nothing is made in the trash.
  for (const name of ['createdAt', ...(operation === 'create' ? ['deletedAt'] : []), ...ofFile])
    Reflect.deleteProperty(Object(args.data), name);
};

function isReadable({ locale, payload }: PayloadRequest, config: SanitizedCollectionConfig, path: string): boolean {
  // Paths within the document itself are Payload's business, and unknown ones sort nothing.
  if (!path.includes('.')) return true;
  const paths = getLocalizedPaths({
    collectionSlug: config.slug,
    fields: config.flattenedFields,
    incomingPath: path,
    locale: locale ?? '',
    payload,
  });
  return paths.every(({ invalid }) => !invalid);
}

function pathsIn(sort: unknown): string[] {
  const written = Array.isArray(sort) ? sort : [sort];
  return written
    .flatMap((one) =>
      typeof one === 'string' ? one.split(',').map((path) => path.trim().replace(/^-/, '').replaceAll('__', '.')) : [],
    )
    .map((path) => path.replace(/^(version|parent)\./, ''));
}

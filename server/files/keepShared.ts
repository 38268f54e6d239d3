import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type UploadConfig,
} from 'payload';
import { say } from '../admin/say.ts';
import { whenEnded } from '../database/inTransaction.ts';
import { takeTurnToReplace, touchOnReplace } from '../publishing/touchPublication.ts';
import { keepUsed } from '../references/keepUsed.ts';
import { BucketFault } from './bucket.ts';
import { namesOfFiles } from './namesOfFiles.ts';
import { enqueueRemovals, type SharedFiles, takeBackRemovals } from './sharedFiles.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

interface KeepShared extends Required<Pick<Hooks, 'afterChange' | 'afterDelete' | 'beforeChange' | 'beforeOperation'>> {
  handlers: NonNullable<UploadConfig['handlers']>;
}

/**
 * Hooks that keep a library's files in the bucket: a new file is there before its row is committed, a replaced or
 * deleted one is owed a removal, and of a refused one nothing stays. `namesOf` returns the names of all files of a
 * document in `folder`. Its `beforeChange` goes after all others.
 */
export function keepShared<Document>(
  files: SharedFiles,
  folder: string,
  namesOf: (document: Document) => string[],
): KeepShared {
  const beforeChange = [leaveNothing(files, folder, namesOf)];
  if (!files.bucket) return { afterChange: [], afterDelete: [], beforeChange, beforeOperation: [], handlers: [] };
  const pathOf = (name: string) => join(folder, name);

  /** Resizing reads the original from this disk. */
  const bringOriginal: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
    const id = idOfStored(args);
    if (id === undefined || req.file) return args;
    const document = await req.payload.db.findOne<Document & { id: number }>({
      collection: collection.slug,
      where: { id: { equals: id } },
      req,
    });
    const [original] = document ? namesOf(document) : [];
    // Where the original cannot be fetched but is needed, Payload reports that it is missing.
    if (original) await files.bring(pathOf(original)).catch(() => false);
    return args;
  };

  const store: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    const names = namesOf(doc);
    const before = operation === 'update' ? namesOf(previousDoc) : [];
    if (operation === 'create' || req.file) {
      const paths = names.map(pathOf);
      await takeBackRemovals(req.payload, req, files, paths);
      await orRefuse(req, 'stored', () => Promise.all(paths.map((path) => files.put(path))));
    }
    const gone = before.filter((name) => !names.includes(name)).map(pathOf);
    await enqueueRemovals(req.payload, req, files, gone);
    return doc;
  };

  const removeWith: CollectionAfterDeleteHook = ({ doc, req }) =>
    enqueueRemovals(req.payload, req, files, namesOf(doc).map(pathOf));

  const bringShown: KeepShared['handlers'][number] = async (req, { params: { filename } }) => {
    if (basename(filename) !== filename) return;
    await orRefuse(req, 'shown', () => files.bring(pathOf(filename)));
  };

  return {
    afterChange: [store],
    afterDelete: [removeWith],
    beforeChange,
    beforeOperation: [bringOriginal],
    handlers: [bringShown],
  };
}

/** What collections of files with a title have in common. `take` sees each file before it is stored. */
export function libraryOf(
  slug: 'documents' | 'recording-files',
  files: SharedFiles,
  staticDir: string,
  {
    afterChange = [],
    mimeTypes,
    take,
  }: Pick<Hooks, 'afterChange'> & { mimeTypes: string[]; take: CollectionBeforeOperationHook },
) {
  const shared = keepShared(files, staticDir, namesOfFiles);
  const used = keepUsed(slug);
  return {
    slug,
    hooks: {
      ...used,
      beforeChange: [takeTurnToReplace, ...used.beforeChange, ...shared.beforeChange],
      beforeOperation: [take, ...shared.beforeOperation],
      afterChange: [...afterChange, ...shared.afterChange, touchOnReplace],
      afterDelete: shared.afterDelete,
    },
    upload: { staticDir, handlers: shared.handlers, mimeTypes, pasteURL: false },
  } satisfies Omit<CollectionConfig, 'fields'>;
}

/**
 * Removes the new files of an upload if it is refused after they were written, for whatever reason: Payload writes them
 * before the row, and leaves them (as of 3.90.2). Goes after all other hooks of its kind.
 */
function leaveNothing<Document>(
  files: SharedFiles,
  folder: string,
  namesOf: (document: Document) => string[],
): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    const id = await req.transactionID;
    const before = originalDoc ? namesOf(originalDoc) : [];
    const names = namesOf(data as Document).filter((name) => !before.includes(name));
    if (id === undefined || names.length === 0) return data;
    whenEnded(String(id), 'rolled back', async () => {
      // Two people may upload a file of the same name at once: it then belongs to the one who was first.
      const where = { filename: { equals: data.filename } };
      const { totalDocs } = await req.payload.count({ collection: collection.slug, where, trash: true });
      if (totalDocs > 0) return;
      for (const path of names.map((name) => join(folder, name))) {
        await rm(path, { force: true });
        // While the bucket is away, its sweep finds the copy.
        await files.bucket?.remove(files.keyOf(path)).catch(() => undefined);
      }
    });
    return data;
  };
}

/** The document that an operation changes or copies. */
export function idOfStored(args: object): unknown {
  if ('duplicateFromID' in args && args.duplicateFromID !== undefined) return args.duplicateFromID;
  return 'id' in args ? args.id : undefined;
}

/** Runs work with the bucket; where the bucket is away, tells the editor so. */
export async function orRefuse(
  req: PayloadRequest,
  what: 'stored' | 'shown',
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BucketFault)) throw error;
    req.payload.logger.error({ err: error }, `a file of the library could not be ${what}`);
    throw new APIError(
      what === 'stored'
        ? say('The file cannot be stored now: the bucket that keeps it does not answer. Try again in a minute.')
        : say('The file cannot be shown now: the bucket that keeps it does not answer. Try again in a minute.'),
      503,
      undefined,
      true,
    );
  }
}

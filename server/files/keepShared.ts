import { basename, join } from 'node:path';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type UploadConfig,
} from 'payload';
import { BucketFault } from './BucketFault.ts';
import { enqueueRemovals, type SharedFiles, takeBackRemovals } from './sharedFiles.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

interface KeepShared extends Required<Pick<Hooks, 'afterChange' | 'afterDelete' | 'beforeOperation'>> {
  handlers: NonNullable<UploadConfig['handlers']>;
}

/**
 * Hooks that keep a library's files in the bucket: a new file is there before its row is committed, a replaced or
 * deleted one is owed a removal. `namesOf` returns the names of all files of a document in `folder`.
 */
export function keepShared<Document>(
  files: SharedFiles,
  folder: string,
  namesOf: (document: Document) => string[],
): KeepShared {
  if (!files.bucket) return { afterChange: [], afterDelete: [], beforeOperation: [], handlers: [] };
  const pathOf = (name: string) => join(folder, name);

  /** Resizing reads the original from this disk. */
  const bringOriginal: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
    const id = idIn(args);
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

  return { afterChange: [store], afterDelete: [removeWith], beforeOperation: [bringOriginal], handlers: [bringShown] };
}

function idIn(args: object): unknown {
  if ('duplicateFromID' in args && args.duplicateFromID !== undefined) return args.duplicateFromID;
  return 'id' in args ? args.id : undefined;
}

/** Runs work with the bucket; where the bucket is away, tells the editor so. */
export async function orRefuse(req: PayloadRequest, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BucketFault)) throw error;
    req.payload.logger.error({ err: error }, `a file of the library could not be ${what}`);
    throw new APIError(
      `The file cannot be ${what} now: the bucket that keeps it does not answer. Try again in a minute.`,
      503,
      undefined,
      true,
    );
  }
}

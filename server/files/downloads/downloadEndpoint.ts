import { join } from 'node:path';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { type Call, getCall } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { BucketFault } from '../BucketFault.ts';
import type { SharedFiles } from '../sharedFiles.ts';
import { refuse, sendFile } from './sendFile.ts';

/** Names of stored files: we make them, so any other name is refused before the disk is accessed. */
const storedName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** What a download needs: the name of the file in `folder`, and the name to save it under. */
export interface StoredFile {
  storedAs: string | null | undefined;
  name: string;
  mimeType: string;
}

/** `GET /api/<collection>/:id/<path>`: the file of a document, for sales and admins. */
export function downloadEndpoint<Slug extends CollectionSlug>(
  collection: Slug,
  path: 'download' | 'eml',
  folder: string,
  fileOf: (document: DataFromCollectionSlug<Slug>) => StoredFile,
  /** Undefined where the folder belongs to this host alone. */
  files?: SharedFiles,
): Call {
  return getCall(`/:id/${path}`, async (req) => {
    const id = Number(req.routeParams?.id);
    const document = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      req,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    });
    if (!document) return refuse(404, say('There is no such file'));
    const { storedAs, name, mimeType } = fileOf(document as DataFromCollectionSlug<Slug>);
    if (!storedAs || !storedName.test(storedAs)) return refuse(404, say('The file is not stored'));
    const stored = join(folder, storedAs);
    try {
      await files?.bring(stored);
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      req.payload.logger.error({ err: error }, 'a file could not be brought from the bucket');
      return refuse(503, say('The file cannot be reached now. Try again in a minute'));
    }
    return sendFile(stored, { name, mimeType });
  });
}

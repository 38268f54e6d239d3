import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { DataFromCollectionSlug } from 'payload';
import { answer, type Call, getCall } from '../../access/endpoints.ts';
import { say } from '../../admin/say.ts';
import { BucketFault } from '../bucket.ts';
import { namesOfFiles, pathsOf } from '../namesOfFiles.ts';
import type { SharedFiles } from '../sharedFiles.ts';

/**
 * Sends a stored file as a download. It is never shown in the browser, so whatever a visitor sent cannot run with the
 * admin's rights. Answers 404 where the file is gone.
 */
async function sendFile(path: string, file: { name: string; mimeType: string }): Promise<Response> {
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return answer(404, say('The file is no longer there'));
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      'Content-Type': file.mimeType,
      'Content-Length': String(size),
      'Content-Disposition': attachmentOf(file.name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}

/** `Content-Disposition` by RFC 6266: a plain name for old readers, the real one by RFC 8187. */
export function attachmentOf(name: string): string {
  const wellFormed = name.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '') || 'file';
  const plain = wellFormed.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const extended = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}

/** Names of stored files: we make them, so any other name is refused before the disk is accessed. */
const storedName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** `GET /api/<collection>/:id/<ending>`: the file of a document, for sales and admins. `save`: the name to save it under. */
export function downloadEndpoint<Slug extends 'lead-files' | 'mails'>(
  collection: Slug,
  ending: 'download' | 'eml',
  files: SharedFiles,
  save: (document: DataFromCollectionSlug<Slug>) => { name: string; mimeType: string },
): Call {
  return getCall(`/:id/${ending}`, async (req) => {
    const document = await req.payload.findByID({
      collection,
      id: Number(req.routeParams?.id),
      depth: 0,
      req,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    });
    if (!document) return answer(404, say('There is no such file'));
    const [stored = ''] = namesOfFiles(document);
    const [path = ''] = pathsOf(files.dataDir, collection, document);
    if (!storedName.test(stored)) return answer(404, say('The file is not stored'));
    try {
      await files.bring(path);
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error;
      req.payload.logger.error({ err: error }, 'a file could not be brought from the bucket');
      return answer(503, say('The file cannot be reached now. Try again in a minute'));
    }
    return sendFile(path, save(document as DataFromCollectionSlug<Slug>));
  });
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/**
 * Sends a stored file as a download. It is never shown in the browser, so whatever a visitor sent cannot run with the
 * admin's rights. Answers 404 where the file is gone.
 */
export async function sendFile(path: string, file: { name: string; mimeType: string }): Promise<Response> {
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return refuse(404, 'The file is no longer there');
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

/** An error answer of a download, in words. */
export function refuse(status: 400 | 401 | 403 | 404 | 503, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });
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

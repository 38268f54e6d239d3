import { createReadStream, globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { readAcceptedEncodings } from '../http/encoding.ts';
import { mimeTypeOf } from '../staticFiles/mimeTypes.ts';

/**
 * Sends files of the admin's build as they were compressed with it, to browsers that read brotli; leaves everything
 * else to Next. `folder`: that of the files below `/_next/static`.
 */
export function sendBuilt(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map<string, { file: string; type: string; bytes: number }>(
    globSync('**/*.{js,css}.br', { cwd: folder }).map((name) => {
      const file = join(folder, name);
      const plain = name.slice(0, -'.br'.length);
      return [`/_next/static/${plain}`, { file, type: mimeTypeOf(plain), bytes: statSync(file).size }] as const;
    }),
  );
  return ({ headers, method, url = '' }, response) => {
    const found = method === 'GET' ? files.get(url.split('?', 1)[0] ?? '') : undefined;
    if (!found || readAcceptedEncodings(headers['accept-encoding'])[0] !== 'br') return false;
    response.writeHead(200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Encoding': 'br',
      'Content-Length': found.bytes,
      'Content-Type': found.type,
      Vary: 'Accept-Encoding',
    });
    // Whoever left in between needs no answer.
    pipeline(createReadStream(found.file), response, () => undefined);
    return true;
  };
}

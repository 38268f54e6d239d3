import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';

/** Serves the floor page, br-compressed, on a free port of this machine. */
export async function serveFloor(): Promise<{ address: string; close: () => void }> {
  const html = brotliCompressSync(readFileSync(join(import.meta.dirname, 'floor', 'index.html')));
  const drawing = readFileSync(join(import.meta.dirname, '..', 'demo', 'pictures', 'case-hushmint.svg'));
  const picture = await sharp(drawing, { density: 144 })
    .resize(1380, 1034, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const server: Server = createServer((request, response) => {
    if (request.url === '/picture.jpg')
      response
        .writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=31536000, immutable' })
        .end(picture);
    else if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor page has no port');
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import { mimeTypeOf } from '@frontage/server/staticFiles/mimeTypes.ts';
import sharp from 'sharp';

/** Pages of other products that are measured next to ours, by name. */
export interface Peers {
  addresses: Record<string, string>;
  close(): void;
}

/**
 * Opens the floor, an empty page, and those listed in PEERS: `name=address` or `name=folder`, separated by commas. A
 * folder is the output of a static build, and is served here.
 */
export async function openPeers(named = process.env.PEERS ?? ''): Promise<Peers> {
  const served: ServedFiles[] = [];
  const serve = async (...what: Parameters<typeof serveFiles>) => {
    const files = await serveFiles(...what);
    served.push(files);
    return files.address;
  };
  const addresses = {
    floor: await serve(join(import.meta.dirname, 'floor'), { 'picture.jpg': await drawFloorPicture() }),
  };
  for (const peer of named.split(',').filter(Boolean)) {
    const [name = '', place = ''] = peer.split(/=(.*)/s);
    Object.assign(addresses, { [name]: place.startsWith('http') ? place : await serve(place) });
  }
  return {
    addresses,
    close() {
      for (const { close } of served) close();
    },
  };
}

async function drawFloorPicture(): Promise<Buffer> {
  const drawing = readFileSync(join(import.meta.dirname, '../../demo/pictures/case-hushmint.svg'));
  return sharp(drawing, { density: 144 }).resize(1380, 1034, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
}

interface ServedFiles {
  /** Of its home page. */
  address: string;
  close(): void;
}

/**
 * Serves the output of a static build on a free port of this machine, as well as possible: texts in brotli, everything
 * else cached by browsers for ever. `more` are additional files by name.
 */
async function serveFiles(folder: string, more: Record<string, Buffer> = {}): Promise<ServedFiles> {
  const kept = new Map<string, Buffer>();
  function contentOf(name: string): Buffer {
    let content = kept.get(name);
    if (!content) {
      const bytes = more[name] ?? readFileSync(join(folder, name));
      content = isCompressible(name) ? brotliCompressSync(bytes) : bytes;
      kept.set(name, content);
    }
    return content;
  }
  const nameAt = (url: string) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).slice(1);
    const isFile = (name: string) =>
      name in more || (existsSync(join(folder, name)) && statSync(join(folder, name)).isFile());
    return [path, join(path, 'index.html'), `${path}.html`].find(isFile);
  };
  const server = createServer(({ url = '/' }, response) => {
    const name = nameAt(url);
    if (name === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing is here');
    const headers = isCompressible(name) ? { 'content-encoding': 'br' } : {};
    const cacheControl = name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable';
    response.writeHead(200, { ...headers, 'content-type': mimeTypeOf(name), 'cache-control': cacheControl });
    return response.end(contentOf(name));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`What lies in ${folder} has no port`);
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

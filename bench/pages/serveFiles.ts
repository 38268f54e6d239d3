import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import { mimeTypeOf } from '@frontage/server/staticFiles/mimeTypes.ts';

export interface ServedFiles {
  /** Of its home page. */
  address: string;
  close(): void;
}

/**
 * Serves the output of a static build on a free port of this machine, as well as possible: texts in brotli, everything
 * else cached by browsers for ever. `more` are additional files by name.
 */
export async function serveFiles(folder: string, more: Record<string, Buffer> = {}): Promise<ServedFiles> {
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

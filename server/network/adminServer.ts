import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createReadStream, globSync, statSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import { readAcceptedEncodings } from '../http/encoding.ts';
import { mimeTypeOf } from '../staticFiles/mimeTypes.ts';
import { adminHeaders } from './adminHeaders.ts';
import { cutIdle, holdToHttp, takeFirst } from './holdToHttp.ts';

/** The channel on which Node announces a server that begins to listen. */
const channel = 'tracing:net.server.listen:asyncStart';

const built = join(import.meta.dirname, '..', '.next', 'static');

/**
 * From now on, servers of this process that begin to listen follow HTTP strictly, cut idle connections, send the files
 * of the build as they were compressed with it, and answer a request to upgrade to another protocol as the ordinary
 * request that it also is: Next takes such a connection over, holds it for a minute without answering, and fails at a
 * request for `*`. Returns a function that stops this for later servers.
 */
export function prepareServers(): () => void {
  subscribe(channel, prepare);
  return () => unsubscribe(channel, prepare);
}

function prepare(message: unknown): void {
  const { server } = message as { server: unknown };
  if (!(server instanceof Server)) return;
  // An option of `createServer`, and a property of an existing server; the types know only the option.
  Object.assign(server, { shouldUpgradeCallback: () => false });
  takeFirst(server, sendBuilt(built));
  takeFirst(server, refuseUnfit);
  holdToHttp(server, adminHeaders, { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
  cutIdle(server);
}

/** Bytes (inclusive) of an account's form, or of a question that is too long for an address; and of all else. */
const [mostOfForm, mostOfDocument] = [262_144, 12_000_000];

/**
 * The most bytes of a body that Payload reads as a whole, in some calls before it knows who asks. It bounds forms of
 * several parts, such as uploads, by itself at 50 MB.
 */
function mostBytesOf({ isQuestion, isJson, path, type }: Head): number {
  if (isQuestion || path?.startsWith('/api/users')) return mostOfForm;
  const isStreamed = path === '/api/import-wordpress' && !isJson;
  return isStreamed || /^multipart\//i.test(type) ? Number.POSITIVE_INFINITY : mostOfDocument;
}

type Head = ReturnType<typeof readHead>;

function readHead({ headers, url = '' }: IncomingMessage) {
  const type = headers['content-type'] ?? '';
  const isQuestion = (headers['x-payload-http-method-override'] ?? headers['x-http-method-override']) !== undefined;
  return { isQuestion, isJson: type.startsWith('application/json'), path: pathOf(url), type };
}

/** The path as it is routed, however it is written; undefined where it cannot be read. */
function pathOf(url: string): string | undefined {
  const parsed = URL.parse(`http://localhost${url}`);
  return parsed ? decoded(parsed.pathname) : undefined;
}

/**
 * Refuses what Next and Payload would fail at before they look at it, and a body that is too large by its stated
 * length; cuts off one without a length once it is.
 */
function refuseUnfit(request: IncomingMessage, response: ServerResponse): boolean {
  const head = readHead(request);
  const most = mostBytesOf(head);
  const refuse = (status: number, message: string) => {
    // The body is read to its end and dropped: who is cut off while sending cannot read the answer.
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ errors: [{ message }] }));
    return true;
  };
  if (request.method === 'TRACE') return refuse(405, 'There is no such call.');
  if (head.path === undefined) return refuse(400, 'The address cannot be read.');
  if (head.isQuestion && head.isJson) return refuse(400, 'A long question is sent as a form.');
  if (Number(request.headers['content-length'] ?? 0) > most) return refuse(413, 'The request is too large.');
  const { push, socket } = request;
  let isOver = false;
  let bytes = 0;
  response.once('finish', () => {
    // Payload reads no more of an upload that it refuses: the rest, dropped here, would stand before the next request.
    isOver = !request.complete;
    if (isOver) socket.resume();
  });
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes > most) request.destroy();
    return bytes <= most && ((isOver && chunk !== null) || push.call(request, chunk, encoding));
  };
  return false;
}

/**
 * Sends files of the admin's build as they were compressed with it, to browsers that read brotli; leaves everything
 * else to Next. `folder`: that of the files below `/_next/static`.
 */
export function sendBuilt(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map(globSync('**/*.{js,css}', { cwd: folder }).map((name) => [`/_next/static/${name}`, name]));
  return ({ headers, method, url = '' }, response) => {
    const name = method === 'GET' ? files.get(url.split('?', 1)[0] ?? '') : undefined;
    if (!name || readAcceptedEncodings(headers['accept-encoding'])[0] !== 'br') return false;
    const file = join(folder, `${name}.br`);
    const found = statSync(file, { throwIfNoEntry: false });
    // Right after the build they are still being compressed.
    if (!found) return false;
    response.writeHead(200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Encoding': 'br',
      'Content-Length': found.size,
      'Content-Type': mimeTypeOf(name),
      Vary: 'Accept-Encoding',
    });
    // Whoever left in between needs no answer.
    pipeline(createReadStream(file), response, () => undefined);
    return true;
  };
}

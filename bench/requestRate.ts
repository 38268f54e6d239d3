import { connect } from 'node:net';

const connections = 32;
/** Most bytes of one read from a connection. */
const bytesAtOnce = 65_536;
/** Bytes within which the head of an answer must end. */
const mostOfHead = 8_192;

export interface RequestRate {
  perSecond: number;
  p99Ms: number;
}

/**
 * Requests one address of this machine repeatedly on 32 open connections. Reads only as far as needed to find the end
 * of an answer: the client must not be slower than a server that only sends files.
 */
export async function measureRate(address: string, durationMs = 10_000): Promise<RequestRate> {
  const { host, hostname, pathname, port, search } = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`Load goes to this machine only, not to ${hostname}`);
  const asking: Asking = {
    request: `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port),
    until: performance.now() + durationMs,
  };
  const all = await Promise.all(Array.from({ length: connections }, () => askAgain(asking)));
  const times = all.flat().sort((a, b) => a - b);
  return { perSecond: times.length / (durationMs / 1000), p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

interface Asking {
  request: string;
  host: string;
  port: number;
  /** Time of the `performance` clock. */
  until: number;
}

/** Returns how long each answer took, in ms. */
function askAgain({ host, port, request, until }: Asking): Promise<number[]> {
  const { promise, reject, resolve } = Promise.withResolvers<number[]>();
  const times: number[] = [];
  let askedAt = 0;
  /** The beginning of an incomplete head. */
  let head = '';
  let missing = 0;

  function ask(): void {
    askedAt = performance.now();
    socket.write(request);
  }

  function take(bytes: number, buffer: Buffer): void {
    if (missing > 0) missing -= bytes;
    else {
      const text = head + buffer.toString('latin1', 0, Math.min(bytes, mostOfHead));
      const end = text.indexOf('\r\n\r\n');
      if (end < 0 && bytes <= mostOfHead) {
        head = text;
        return;
      }
      missing = readLength(text.slice(0, end)) + end + 4 - head.length - bytes;
      head = '';
    }
    if (missing > 0) return;
    const now = performance.now();
    times.push(now - askedAt);
    if (now < until) ask();
    else socket.destroy();
  }

  const onread = {
    buffer: Buffer.alloc(bytesAtOnce),
    callback(bytes: number, buffer: Uint8Array) {
      try {
        take(bytes, buffer as Buffer);
      } catch (error) {
        socket.destroy(error as Error);
      }
      return true;
    },
  };
  const socket = connect({ host, port, onread, noDelay: true }, ask)
    .on('error', reject)
    .on('close', () =>
      performance.now() < until ? reject(new Error(`${host}:${port} closed a connection`)) : resolve(times),
    );
  return promise;
}

function readLength(head: string): number {
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`No answer that can be counted: ${head.split('\r\n', 1)[0]}`);
  return Number(length);
}

import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Kept {
  headers: Record<string, string>;
  body: string;
  keys: string[];
}

export type CdnName = 'Bunny' | 'Cloudflare' | 'Fastly' | 'Varnish';

/** A call that the CDN's API received. */
export interface ToldCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A CDN in front of a host, as far as we know how one behaves: it caches what it may share by address, until a key is
 * purged.
 */
export interface EdgeCache {
  url: string;
  /** The address of its purge API. */
  purgeUrl: string;
  told: ToldCall[];
  /** Returns the addresses that it requested from the host since the last call. */
  takeAsked(): string[];
  /** How its API fails; undefined if it works. */
  away: { status: number; headers?: Record<string, string> } | undefined;
  close(): Promise<void>;
}

/** Starts one in front of the address that `originUrl` returns at each request. */
export async function startEdgeCache(name: CdnName, originUrl: () => string): Promise<EdgeCache> {
  const [header = '', value = ''] = (cdnVariablesOf(name, '').CDN_TAGS ?? '').split(/: ?/);
  const [, between = ''] = /\{site\}(.*)\{page\}/.exec(value) ?? [];
  const kept = new Map<string, Kept>();
  let asked: string[] = [];

  async function visit(address: string, headers: IncomingHttpHeaders): Promise<Kept> {
    const known = kept.get(address);
    if (known) return known;
    asked.push(address);
    const cookie = headers.cookie ? { cookie: headers.cookie } : {};
    const answer = await fetch(`${originUrl()}${address}`, { headers: cookie, redirect: 'manual' });
    const given = Object.fromEntries(answer.headers);
    delete given['content-encoding'];
    delete given['content-length'];
    const keys = (given[header.toLowerCase()] ?? '').split(between);
    const page = { headers: given, body: await answer.text(), keys };
    const said = given['cache-control'] ?? '';
    if (said.startsWith('public') && !('set-cookie' in given) && answer.ok) kept.set(address, page);
    return page;
  }

  async function forget(request: IncomingMessage): Promise<void> {
    const body = await text(request);
    edge.told.push({ headers: request.headers, body });
    if (edge.away) return;
    const keys = keysIn(request.headers, body);
    for (const [address, page] of kept) if (page.keys.some((key) => keys.includes(key))) kept.delete(address);
  }

  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      await forget(request);
      response.writeHead(edge.away?.status ?? 200, edge.away?.headers).end('{}');
      return;
    }
    const { body, headers } = await visit(request.url ?? '/', request.headers);
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const edge: EdgeCache = {
    url: `http://127.0.0.1:${port}`,
    purgeUrl: `http://127.0.0.1:${port}/purge`,
    told: [],
    away: undefined,
    takeAsked() {
      const since = asked;
      asked = [];
      return since;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return edge;
}

const handbook = readFileSync(join(import.meta.dirname, '../../docs/operations/growing.md'), 'utf8');

/** Returns the variables that the handbook gives for a CDN, with the address of its purge API. */
export function cdnVariablesOf(name: CdnName, purgeUrl: string): Record<string, string> {
  const [, written = ''] = (handbook.split(`**${name}`)[1] ?? '').split(/```(?:ini\n)?/);
  const variables = Object.fromEntries(
    written
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/, 2)),
  );
  return { ...variables, CDN_PURGE_URL: purgeUrl };
}

/** Returns the keys that a call names, whichever CDN it is for. */
export function keysIn(headers: IncomingHttpHeaders, body: string): string[] {
  const named = headers['xkey-purge'];
  if (named !== undefined) return String(named).split(' ');
  const { CacheTag, surrogate_keys: keys, tags } = JSON.parse(body);
  return CacheTag ? [CacheTag] : (tags ?? keys);
}

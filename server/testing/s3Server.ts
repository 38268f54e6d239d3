/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import S3rver from 's3rver';
import { findFreePort } from './findFreePort.ts';
import { isSignedWith } from './s3Signature.ts';

/** An S3 server with one empty bucket. */
export interface S3Server {
  /** The environment variables of a host that uses the bucket. */
  variables: Record<string, string>;
  /** All keys of the bucket, sorted. */
  keys(): Promise<string[]>;
  /** Deletes all keys with this prefix. */
  empty(prefix: string): Promise<void>;
  /** The headers with which an object is served. */
  about(key: string): Promise<Record<string, string>>;
  /** Stops it as if it was killed, and keeps its contents. */
  stop(): Promise<void>;
  /** Starts it again at the same address, after {@link S3Server.stop}. */
  start(): Promise<void>;
  /** Makes the next requests fail: one with 503, the next without an answer, and so on. */
  failNext(count: number): void;
  /** Received requests, such as `GET media/a.png`. */
  asked: string[];
}

const [name, accessKeyId, secretAccessKey, region] = [
  'wharfside-files',
  'S3RVER',
  'a secret of the test',
  'eu-central-1',
];

/** Starts one on a free port; `close` leaves nothing behind. */
export async function startS3(): Promise<S3Server & { close(): Promise<void> }> {
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const directory = mkdtempSync(join(tmpdir(), 'frontage-s3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name, configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  const asked: string[] = [];
  let running: Server | undefined;
  let failing = 0;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  const server = {
    asked,
    variables: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    async keys() {
      const listed = await (await client.fetch(`${endpoint}/${name}?list-type=2`)).text();
      return [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.replaceAll('&#x27;', "'")).sort();
    },
    async empty(prefix: string) {
      const keys = (await server.keys()).filter((key) => key.startsWith(prefix));
      for (const key of keys) await client.fetch(`${endpoint}/${name}/${key}`, { method: 'DELETE' });
    },
    async about(key: string) {
      return Object.fromEntries((await client.fetch(`${endpoint}/${name}/${key}`, { method: 'HEAD' })).headers);
    },
    failNext(count: number) {
      failing = count;
    },
    async start() {
      running = createServer((request, reply) => {
        asked.push(`${request.method} ${decodeURIComponent(request.url ?? '').slice(name.length + 2)}`);
        if (failing > 0) {
          failing -= 1;
          return failing % 2 ? reply.writeHead(503).end() : request.socket.destroy();
        }
        // The server itself accepts any version 4 signature.
        const isKnown = request.headers.authorization?.includes(`Credential=${accessKeyId}/`);
        if (!isKnown || isSignedWith(secretAccessKey, request)) return answer(request, reply);
        request.resume();
        return reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      });
      await once(running.listen(port, '127.0.0.1'), 'listening');
    },
    async stop() {
      const ending = running;
      running = undefined;
      if (!ending) return;
      const ended = once(ending.close(), 'close');
      ending.closeAllConnections();
      await ended;
    },
    async close() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hostCommand } from '@frontage/server/commands.ts';
import { hostSecretOf } from '@frontage/server/readOrMakeSecret.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import { expect } from '@playwright/test';
import { createSelfSigned } from './createSelfSigned.ts';
import { product, productVariables } from './product.ts';

const root = join(import.meta.dirname, '..', '..');
const payloadSecret = randomBytes(32).toString('hex');
const firstPort = Number(productVariables.PORT) + 20;
const dataDirectory = join(root, '.cache', 'e2e-data-behind-tls');

/** The product behind a proxy, with its own data. Only the proxy speaks TLS, and only the proxy has a public name. */
export const behindTls = {
  host: 'www.quayline.test',
  siteUrl: 'https://www.quayline.test',
  /** Port of the proxy; the browser is told to resolve the host to it. */
  proxyPort: firstPort,
  backendPort: firstPort + 1,
  dataDirectory,
  /** The host's own, which signs what it gives to visitors. */
  readSecret: () => hostSecretOf({ dataDir: dataDirectory, payloadSecret }),
} as const;

/**
 * Copies the product's data, renders it for its public address and serves it. Returns a function that stops everything.
 */
export async function serveBehindTls(visited: readonly string[]): Promise<() => Promise<void>> {
  copyData(visited);
  const processes = [rendererCommand, hostCommand].map(start);
  const proxy = createServer(createSelfSigned(behindTls.host), (request, response) => {
    // Like a proxy with default settings: it passes the inner host on, so only the settings know the public one.
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = {
      ...request.headers,
      host: `127.0.0.1:${behindTls.backendPort}`,
      'x-forwarded-for': forwarded,
      'x-forwarded-proto': 'https',
    };
    const { method, url } = request;
    const inner = ask({ host: '127.0.0.1', port: behindTls.backendPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    inner.on('error', () => response.destroy());
    request.pipe(inner);
  });
  // As long as proxies usually keep connections open: if all of them have just closed, the browser retries only a few.
  proxy.keepAliveTimeout = 300_000;
  proxy.listen(behindTls.proxyPort, '127.0.0.1');
  await once(proxy, 'listening');
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${behindTls.backendPort}/`)).status).toBe(200);
  }).toPass({ intervals: [1000] });
  return async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all(processes.map(end));
  };
}

function copyData(visited: readonly string[]): void {
  rmSync(behindTls.dataDirectory, { recursive: true, force: true });
  mkdirSync(behindTls.dataDirectory, { recursive: true });
  for (const folder of ['media', 'documents', 'secrets']) {
    const from = join(product.dataDirectory, folder);
    if (existsSync(from)) cpSync(from, join(behindTls.dataDirectory, folder), { recursive: true });
  }
  const copy = join(behindTls.dataDirectory, 'frontage.sqlite');
  const database = new DatabaseSync(join(product.dataDirectory, 'frontage.sqlite'), { readOnly: true, timeout: 5000 });
  database.prepare('VACUUM INTO ?').run(copy);
  database.close();
  deleteUnvisited(copy, visited);
}

/**
 * Deletes what no journey visits: every page would be rendered under its public name and compressed, among them a
 * hundred lists by tags, terms and services.
 */
function deleteUnvisited(file: string, visited: readonly string[]): void {
  const database = new DatabaseSync(file);
  database.exec("DELETE FROM articles_rels WHERE path = 'tags'; DELETE FROM glossary");
  const services = "DELETE FROM pages WHERE type = 'service' AND address NOT IN (SELECT value FROM json_each(?))";
  database.prepare(services).run(JSON.stringify(visited));
  database.close();
}

function start(command: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: root,
    env: {
      ...process.env,
      ...productVariables,
      NODE_ENV: 'production',
      APP_ENV: 'production',
      PAYLOAD_SECRET: payloadSecret,
      LOG_LEVEL: 'warn',
      PORT: String(behindTls.backendPort),
      HOST: '127.0.0.1',
      DATA_DIR: behindTls.dataDirectory,
      SITE_URL: behindTls.siteUrl,
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(one: ChildProcess): Promise<void> {
  if (one.exitCode !== null) return;
  const ended = once(one, 'exit');
  one.kill('SIGTERM');
  await ended;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { findFreePort } from './findFreePort.ts';
import { formatNginxFolders } from './formatNginxFolders.ts';
import { programAt } from './programs.ts';

const deploy = join(import.meta.dirname, '../../deploy');

/** Starts Caddy with a file of `deploy/`, without TLS, in front of these hosts. Returns its address. */
export async function startCaddy(
  file: 'Caddyfile' | 'Caddyfile.hosts',
  ports: readonly number[],
  change: (text: string) => string = (text) => text,
): Promise<string> {
  const folder = makeScratchFolder();
  const [site, admin] = [await findFreePort(), await findFreePort()];
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(' ');
  const path = join(folder, 'Caddyfile');
  writeFileSync(path, `{\n\tadmin off\n}\n${change(readFileSync(join(deploy, file), 'utf8'))}`);
  const url = `http://127.0.0.1:${site}`;
  await start('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], url, {
    SITE_DOMAIN: url,
    ADMIN_DOMAIN: `http://127.0.0.1:${admin}`,
    WEBSITE: hosts,
    WEBSITES: hosts,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  return url;
}

/** Starts nginx with the file of `deploy/`, without TLS, in front of these hosts. Returns its address. */
export async function startNginx(ports: readonly number[]): Promise<string> {
  const folder = makeScratchFolder();
  const port = await findFreePort();
  const [server = ''] = /server 127\.0\.0\.1:3000[^;]*;/.exec(readFileSync(join(deploy, 'nginx.conf'), 'utf8')) ?? [];
  const hosts = ports.map((one) => server.replace(':3000', `:${one}`)).join('\n');
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(server, hosts)
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, '')
    .replace(/^ {4}(?:listen \[::\]|ssl_).*\n/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  const path = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    path,
    `pid ${folder}/pid; error_log stderr crit; events {}\nhttp {\n${formatNginxFolders(folder)}\n${site}\n}\n`,
  );
  const url = `http://127.0.0.1:${port}`;
  await start('nginx', ['-p', folder, '-c', path, '-g', 'daemon off;'], url);
  return url;
}

async function start(
  name: string,
  words: string[],
  url: string,
  variables: Record<string, string> = {},
): Promise<void> {
  const proxy = spawn(programAt(name) ?? name, words, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(proxy, 'close');
  onTestFinished(async () => {
    // nginx only ends its workers on this signal.
    proxy.kill('SIGTERM');
    await ended;
  });
  // The proxy itself answers this.
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ status }) => status === 404,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended before it answered:\n${said}`);
    await pause(50);
  }
}

function makeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-proxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The Caddyfile with another time for which a visitor waits for a host. */
export const setPatience = (text: string, duration: string) =>
  text.replaceAll('lb_try_duration 30s', `lb_try_duration ${duration}`);

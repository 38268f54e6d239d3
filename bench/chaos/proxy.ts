import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nginxFolders } from '@frontage/backend/src/testing/nginxFolders.ts';
import { freePort } from '@frontage/cms/testing/freePort.ts';

const example = join(import.meta.dirname, '../../deploy/nginx.conf');

/** nginx in front of hosts, by the file that operators are given. */
export interface FrontProxy {
  url: string;
  stop(): Promise<void>;
}

/** Starts it without TLS, and with a line for each host. Rejects where nginx is not installed. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<FrontProxy> {
  const directory = join(folder, 'nginx');
  mkdirSync(directory);
  const port = await freePort();
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configurationOf(ports, port, directory));
  const nginx = spawn('nginx', ['-p', directory, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve, reject) => {
    nginx.once('error', reject);
    nginx.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isThere(url)))
    await Promise.race([delay(50), ended.then(() => Promise.reject(new Error(`nginx does not start with ${file}`)))]);
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

function configurationOf(ports: readonly number[], port: number, directory: string): string {
  const [upstreams = '', ...servers] = readFileSync(example, 'utf8').split(/^(?=server \{)/m);
  const website = servers.find((server) => server.includes('proxy_pass http://frontage_website'));
  const hosts = upstreams.replace(/^ *server 127\.0\.0\.1:3000(.*)$/m, (_, more) =>
    ports.map((one) => `    server 127.0.0.1:${one}${more}`).join('\n'),
  );
  const plain = (website ?? '')
    .replace(/^ *listen \[::\].*\n|^ *ssl_.*\n/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`);
  return `user root;
pid ${join(directory, 'pid')};
error_log ${join(directory, 'error.log')} crit;
worker_processes 1;
events { worker_connections 8192; }
http {
${nginxFolders(directory)}
${hosts}
${plain}
}
`;
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

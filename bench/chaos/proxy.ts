import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { type NginxProcess, startNginx } from '../nginxProcess.ts';

const example = join(import.meta.dirname, '../../deploy/nginx.conf');

/**
 * Starts nginx in front of hosts, using the configuration that operators get, without TLS and with a line for each
 * host.
 */
export async function startProxy(folder: string, ports: readonly number[]): Promise<NginxProcess> {
  const port = await findFreePort();
  return startNginx(join(folder, 'nginx'), port, configurationOf(ports, port));
}

function configurationOf(ports: readonly number[], port: number): string {
  const [upstreams = '', ...servers] = readFileSync(example, 'utf8').split(/^(?=server \{)/m);
  const website = servers.find((server) => server.includes('proxy_pass http://frontage_website'));
  const hosts = upstreams.replace(/^ *server 127\.0\.0\.1:3000(.*)$/m, (_, more) =>
    ports.map((one) => `    server 127.0.0.1:${one}${more}`).join('\n'),
  );
  const plain = (website ?? '')
    .replace(/^ *listen \[::\].*\n|^ *ssl_.*\n/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`);
  return `${hosts}\n${plain}`;
}

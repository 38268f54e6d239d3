import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { startNginx } from '../nginxProcess.ts';
import type { Answer, Answers } from './answers.ts';

/** A server in one process. */
export interface Server {
  url: string;
  pid: number | undefined;
  stop(): Promise<void>;
}

export async function startBareNode(answers: Answers): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bareNode.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Keeps bodies as bytes.
    serialization: 'advanced',
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error('The bare server ended before it listened')));
    child.send(answers);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.disconnect();
    },
  };
}

/**
 * Starts nginx with each answer as the compressed twin of a file, which it chooses by the visitor's accepted encodings
 * and sends with the same headers. `keepsOpen`: it caches its files for a minute; otherwise it asks the disk each time,
 * which is its default.
 */
export async function startNginxWith(answers: Answers, { keepsOpen }: { keepsOpen: boolean }): Promise<Server> {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-nginx-'));
  const files = join(directory, 'files');
  mkdirSync(files);
  const locations = Object.entries(answers).map(([path, answer], index) => {
    const file = `/${index}.html`;
    writeFileSync(join(files, `${file}.br`), answer.body);
    return locationOf(path, file, answer);
  });
  const port = await findFreePort();
  const nginx = await startNginx(
    directory,
    port,
    `sendfile on;
tcp_nopush on;
keepalive_requests 1000000000;
${keepsOpen ? 'open_file_cache max=100;' : ''}
map $http_accept_encoding $twin { ~br .br; }
server {
listen 127.0.0.1:${port};
root ${files};
${locations.join('\n')}
}`,
  );
  return {
    url: nginx.url,
    pid: workerOf(nginx.pid),
    async stop() {
      await nginx.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function locationOf(path: string, file: string, { headers }: Answer): string {
  const { 'content-type': type = '', ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} ${quote(value)};`);
  return [`location = ${path} {`, `try_files ${file}$twin =404;`, `default_type ${quote(type)};`, ...lines, '}'].join(
    '\n',
  );
}

function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** There is exactly one worker below the master. */
function workerOf(master: number | undefined): number {
  return Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8'));
}

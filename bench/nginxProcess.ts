import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { formatNginxFolders } from '@frontage/server/testing/formatNginxFolders.ts';
import { programAt } from '@frontage/server/testing/programs.ts';

export interface NginxProcess {
  url: string;
  /** Of the master process, which serves nothing itself. */
  pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts one worker in a new folder, with the given contents of its `http` block, and waits until it answers on this
 * port. Rejects if nginx is not installed.
 */
export async function startNginx(directory: string, port: number, http: string): Promise<NginxProcess> {
  const program = programAt('nginx');
  if (!program) throw new Error('There is no nginx here: npm test fetches one, and so does apt-get install nginx');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `user root;
pid ${join(directory, 'pid')};
error_log ${join(directory, 'error.log')} crit;
worker_processes 1;
events { worker_connections 8192; }
http {
${formatNginxFolders(directory)}
${http}
}
`,
  );
  const nginx = spawn(program, ['-p', directory, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    nginx.once('error', reject);
    nginx.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isThere(url)))
    await Promise.race([delay(50), ended.then(() => Promise.reject(new Error(`nginx does not start with ${file}`)))]);
  return {
    url,
    pid: nginx.pid,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCommand } from '@frontage/server/commands.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { allocatorVariables, untilAnswers } from '../scripts/processes.ts';

const root = join(import.meta.dirname, '..');

/** The admin as last built, with a user signed in. */
export interface AdminProcess {
  pid: number | undefined;
  /** Opens one of its pages. Throws if the answer is not a page. */
  open(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the admin on the data of `variables.DATA_DIR`, on a free port, and signs in the first user. */
export async function startAdmin(variables: { DATA_DIR: string } & Record<string, string>): Promise<AdminProcess> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...adminCommand], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...allocatorVariables, ...process.env, ...variables, ADMIN_PORT: String(port), ADMIN_URL: url },
  });
  await untilAnswers(`${url}/admin/login`, 120_000);
  const cookie = await signIn(url, variables.DATA_DIR);
  return {
    pid: child.pid,
    async open(path) {
      const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
      if (answer.status !== 200) throw new Error(`${path} of the admin answered ${answer.status}`);
      await answer.text();
    },
    stop: () => awaitEnd(child),
  };
}

async function signIn(url: string, dataDirectory: string): Promise<string> {
  const [email, password] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function awaitEnd(child: ChildProcess): Promise<void> {
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await end;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './findFreePort.ts';
import { programAt } from './programs.ts';

const user = 'ines';
const password = 'a bridge of sighs';

/** Two calendars of Ines and Marcus in a Radicale with its own configuration and folder, on a port of this machine. */
export async function startRadicale() {
  const folder = mkdtempSync(join(tmpdir(), 'radicale-'));
  const port = await findFreePort();
  const configuration = join(folder, 'config');
  writeFileSync(join(folder, 'users'), `${user}:${password}\n`);
  writeFileSync(
    configuration,
    [
      `[server]\nhosts = 127.0.0.1:${port}`,
      `[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\ndelay = 0`,
      `[storage]\nfilesystem_folder = ${folder}/data`,
      '[logging]\nlevel = info\n',
    ].join('\n'),
  );
  const server = spawn(programAt('radicale') ?? 'radicale', ['--config', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: server.stderr })) if (/server ready/i.test(line)) break;
  server.stderr.resume();
  const host = `127.0.0.1:${port}`;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const addressOf = (name: string) => `http://${host}/${user}/${name}/`;
  const ask = async (method: string, url: string, body?: string) => {
    const headers = { authorization, 'content-type': 'text/calendar' };
    const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  };
  for (const name of ['ines', 'marcus']) await ask('MKCALENDAR', addressOf(name));
  return {
    host,
    user,
    password,
    addressOf,
    put: (name: string, file: string, text: string) => ask('PUT', `${addressOf(name)}${file}`, text),
    remove: (name: string, file: string) => ask('DELETE', `${addressOf(name)}${file}`),
    /** The entries of a calendar, as they lie on the disk. */
    entries(name: string): string[] {
      const at = join(folder, 'data', 'collection-root', user, name);
      const files = readdirSync(at).filter((file) => file.endsWith('.ics'));
      return files.map((file) => readFileSync(join(at, file), 'utf8'));
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

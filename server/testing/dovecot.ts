import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './findFreePort.ts';
import { programAt } from './programs.ts';

/** The user and the group `nobody`, wherever Dovecot runs. */
const nobody = 65_534;

/** A mailbox of Dovecot, with its own configuration and folder, on a port of this machine. */
export async function startDovecot() {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(join(folder, 'mail', name), { recursive: true });
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const { username, ...self } = userInfo();
  // Dovecot serves no email of root's, and runs the rest as the users of its package.
  const isRoot = self.uid === 0;
  const { gid, uid } = isRoot ? { uid: nobody, gid: nobody } : self;
  const give = (path: string) => chownSync(path, uid, gid);
  for (const path of [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))])
    give(path);
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(
    configuration,
    [
      `base_dir = ${folder}/run`,
      `state_dir = ${folder}/state`,
      'protocols = imap',
      'listen = 127.0.0.1',
      'ssl = no',
      'disable_plaintext_auth = no',
      'log_path = /dev/stderr',
      ...(isRoot ? [] : [`default_internal_user = ${username}`, `default_login_user = ${username}`]),
      `first_valid_uid = ${uid}`,
      `first_valid_gid = ${gid}`,
      `mail_location = maildir:${folder}/mail`,
      'passdb {\n  driver = static\n  args = password=secret\n}',
      `userdb {\n  driver = static\n  args = uid=${uid} gid=${gid} home=${folder}/home\n}`,
      `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
      'service anvil {\n  chroot =\n}',
      '',
    ].join('\n'),
  );
  // A group of its own, so that all of its processes can be stopped at once.
  const server = spawn(programAt('dovecot') ?? 'dovecot', ['-F', '-c', configuration], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: server.stderr })) if (line.includes('starting up')) break;
  server.stderr.resume();
  const signal = (name: NodeJS.Signals) => process.kill(-Number(server.pid), name);
  let count = 0;
  return {
    url: `imap://ada:secret@127.0.0.1:${port}/INBOX`,
    put(mail: string) {
      count += 1;
      const name = `${1_700_000_000 + count}.${count}.localhost`;
      // Dovecot may look at any moment, so it is moved there once it is whole.
      const path = join(folder, 'mail', 'tmp', name);
      writeFileSync(path, mail);
      give(path);
      renameSync(path, join(folder, 'mail', 'new', name));
    },
    /** The flags of each email in order of arrival, in Maildir's letters: F is flagged, S is read. */
    flags: () =>
      readdirSync(join(folder, 'mail', 'cur'))
        .toSorted()
        .map((name) => name.split(':2,')[1] ?? ''),
    freeze: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async stop() {
      const ended = once(server, 'exit');
      signal('SIGCONT');
      signal('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

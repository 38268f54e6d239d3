import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Environment, readEnvironment } from '../environment.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { startS3 } from '../testing/s3Server.ts';
import { backUp } from './backUp.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('refuses to back up PostgreSQL without pg_dump: it says what to install, and leaves nothing that looks like a backup', async () => {
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  const DATA_DIR = scratch();
  const environment = readEnvironment({ DATA_DIR, DATABASE_URL: 'postgres://frontage@127.0.0.1:9/frontage' });
  process.env.PATH = DATA_DIR;
  const target = join(scratch(), '2026-11-24');
  await expect(backUp(environment, target, new Date())).rejects.toThrow('Install the package postgresql-client');
  expect(existsSync(target)).toBe(false);
  const alone = await backUp(environment, target, new Date(), { filesAlone: true });
  expect([alone.rows, Object.keys(alone.files)]).toEqual([{}, [join('secrets', 'payload-secret')]]);
});

it('refuses to back up a DATA_DIR that no website has used, such as that of a shell without its variables', async () => {
  const DATA_DIR = scratch();
  const target = join(scratch(), '2026-11-25');
  await expect(backUp(readEnvironment({ DATA_DIR }), target, new Date())).rejects.toThrow(
    `${join(DATA_DIR, 'frontage.sqlite')} is not there. Set DATA_DIR`,
  );
  expect([existsSync(target), existsSync(join(DATA_DIR, 'frontage.sqlite'))]).toEqual([false, false]);
});

it('a backup contains what is in the bucket, as it is there, and names what is missing everywhere', async () => {
  const server = await startS3();
  onTestFinished(() => server.close());
  const database = await openTestDatabase('SQLite');
  onTestFinished(() => database.close());
  const { bucket } = readEnvironment({ DATA_DIR: database.environment.dataDir, ...server.variables });
  const environment: Environment = { ...database.environment, bucket };
  const files = sharedFilesOf(environment);
  const mail = { from: 'a@b.example', to: 'c@d.example', subject: 'Words', text: 'Words', kind: 'receipt' };
  mkdirSync(environment.mailboxDir, { recursive: true });
  for (const emlName of ['mail-1.eml', 'mail-2.eml', 'mail-3.eml']) {
    await database.payload.create({ collection: 'mails', data: { ...mail, emlName, status: 'sent', attempts: 0 } });
    writeFileSync(join(environment.mailboxDir, emlName), 'as it is there');
    if (emlName !== 'mail-3.eml') await files.put(join(environment.mailboxDir, emlName));
  }
  // Another host changed the first, this host never had the second, and the third is older than the bucket.
  writeFileSync(join(environment.mailboxDir, 'mail-1.eml'), 'as it was here');
  rmSync(join(environment.mailboxDir, 'mail-2.eml'));

  const target = join(scratch(), '2026-11-24');
  const { missing } = await backUp(environment, target, new Date());
  const kept = ['mail-1.eml', 'mail-2.eml', 'mail-3.eml'].map((name) =>
    readFileSync(join(target, 'mailbox', name), 'utf8'),
  );
  expect([missing, kept]).toEqual([undefined, Array(3).fill('as it is there')]);

  await server.empty('mailbox/mail-2');
  expect((await backUp(environment, `${target}-again`, new Date())).missing).toEqual(['mailbox/mail-2.eml']);
  await server.stop();
  await expect(backUp(environment, `${target}-away`, new Date())).rejects.toThrow();
  expect(existsSync(`${target}-away`)).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { onPostgres } from '../testing/databases.ts';
import { sendFiles } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { backUp, hashFiles } from './backUp.ts';
import { countRows } from './databaseCopies.ts';
import { checkBackup, orEmpty, restore } from './restore.ts';

/** The number of visitors who keep sending requests, each with a file. */
const visitors = 4;
const sentBefore = 40;

let host: TestHost;
let folder: string;
beforeAll(async () => {
  host = await openTestHost();
  folder = mkdtempSync(join(tmpdir(), 'frontage-backup-'));
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

it('leaves nothing where it breaks off, as on a full disk, so that it can be repeated', async () => {
  const backup = join(folder, 'half');
  mkdirSync(join(backup, 'media'), { recursive: true });
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ madeAt: '', rows: { pages: 1 }, files: {} }));
  writeFileSync(join(backup, 'media/a.webp'), 'a');
  // Something that cannot be copied.
  execFileSync('mkfifo', [join(backup, 'media/b.webp')]);
  const dataDir = join(folder, 'broken-off');
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'of a website that has no secrets in DATA_DIR',
  });
  await expect(restore(backup, environment)).rejects.toThrow('FIFO');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('leaves the secrets that were there before, where it breaks off', async () => {
  const dataDir = join(folder, 'secrets-brought');
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  const breakOff = async () => {
    writeFileSync(join(dataDir, 'frontage.sqlite'), 'half');
    throw new Error('The disk is full');
  };
  await expect(orEmpty(dataDir, breakOff)).rejects.toThrow('The disk is full');
  expect(readdirSync(dataDir)).toEqual(['secrets']);
});

it.skipIf(onPostgres)(
  'restores elsewhere what was backed up while visitors kept sending: rows, files, and all acknowledged requests',
  async () => {
    const acknowledged: string[] = [];
    let isOver = false;
    let count = 0;
    const untilBusy = Promise.withResolvers<void>();
    async function visit(): Promise<void> {
      while (!isOver) {
        count += 1;
        const email = `visitor${count}@example.com`;
        const file = { field: 'file', name: 'plan.txt', content: `The plan of ${email}. `.repeat(200) };
        const answer = await sendFiles(host.app, { name: 'Ada', email, message: `A bridge for ${email}` }, [file]);
        if (answer.statusCode === 200) acknowledged.push(email);
        if (acknowledged.length === sentBefore) untilBusy.resolve();
      }
    }
    const sending = Array.from({ length: visitors }, visit);
    await untilBusy.promise;
    const before = [...acknowledged];
    const backup = join(folder, 'backup');
    const manifest = await backUp(host.environment.cms, backup, new Date());
    const during = acknowledged.length - before.length;
    isOver = true;
    await Promise.all(sending);
    expect(during, 'requests that were acknowledged while the backup ran').toBeGreaterThan(0);

    const elsewhere = join(folder, 'elsewhere');
    cpSync(backup, elsewhere, { recursive: true });
    expect(await checkBackup(elsewhere)).toEqual([]);
    expect(await countRows(`file:${join(elsewhere, 'frontage.sqlite')}`)).toEqual(manifest.rows);
    expect(await hashFiles(elsewhere, ['frontage.sqlite', 'manifest.json'])).toEqual(manifest.files);

    expect(Object.keys(manifest.files), 'links in mails stay good').toContain(join('secrets', 'payload-secret'));

    const payload = await openPayload({ environment: readEnvironment({ DATA_DIR: elsewhere }) });
    const leads = await payload.find({ collection: 'leads', pagination: false, depth: 0, joins: false });
    const restored = new Set(leads.docs.map(({ email }) => email));
    expect(before.filter((email) => !restored.has(email))).toEqual([]);
    const files = await payload.find({ collection: 'lead-files', pagination: false, depth: 0 });
    expect(files.totalDocs).toBe(leads.totalDocs);
    const changed = files.docs.filter(
      ({ sha256, storageName }) => manifest.files[join('uploads', storageName)] !== sha256,
    );
    expect(changed).toEqual([]);
    const owed = await payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } });
    expect(owed.totalDocs, 'mail to sales, to the visitor, and the CRM').toBe(3 * leads.totalDocs);
    await payload.destroy();
  },
);

it('names the changed files of a backup, and overwrites no backup', async () => {
  const backup = join(folder, 'second');
  const { files } = await backUp(host.environment.cms, backup, new Date());
  await expect(backUp(host.environment.cms, backup, new Date())).rejects.toThrow('is there already');
  const name = join('secrets', 'payload-secret');
  expect(Object.keys(files)).toContain(name);
  writeFileSync(join(backup, name), 'Something else');
  expect(await checkBackup(backup)).toEqual([`the file ${name}`]);
});

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { openTestHost } from '../testing/testHost.ts';
import { keepFiles } from './keepFiles.ts';
import { sharedFilesOf } from './sharedFiles.ts';

it('removes files that no row refers to while the host runs, and leaves those that may belong to one not yet committed', async () => {
  const host = await openTestHost();
  onTestFinished(() => host.close());
  const { clock, dataDir, environment, payload } = host;
  const { id: lead } = await payload.create({ collection: 'leads', data: sampleLead });
  const [held, left, fresh] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
  const file = { fileName: 'brief.txt', mimeType: 'text/plain', sizeBytes: 1, sha256: '0', storageName: held };
  await payload.create({ collection: 'lead-files', data: { lead, field: 'file', ...file } });
  const [uploads, mailbox] = [join(dataDir, 'uploads'), join(dataDir, 'mailbox')];
  const put = (folder: string, name: string, hours: number) => {
    const at = clock.now.getTime() / 1000 - hours * 3600;
    writeFileSync(join(folder, name), 'Words of a visitor');
    utimesSync(join(folder, name), at, at);
  };
  for (const folder of [uploads, mailbox]) {
    // Folders that a separate disk brings along are not ours.
    mkdirSync(join(folder, 'lost+found'), { recursive: true });
    utimesSync(join(folder, 'lost+found'), 1, 1);
    put(folder, 'notes.txt', 48);
  }
  for (const name of [held, left]) put(uploads, name, 2);
  put(uploads, fresh, 0.5);
  put(mailbox, 'mail-9.eml', 25);
  put(mailbox, 'mail--10.eml', 2);

  const sweeping = keepFiles({
    ...{ payload, files: sharedFilesOf(environment.cms), now: () => clock.now },
    logger: { error: (fault: unknown) => expect(fault).toBeUndefined() },
  });
  onTestFinished(() => sweeping.stop());
  await expect.poll(() => readdirSync(uploads).sort()).toEqual([held, fresh, 'lost+found', 'notes.txt']);
  await expect.poll(() => readdirSync(mailbox).sort()).toEqual(['lost+found', 'mail--10.eml', 'notes.txt']);
});

import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../../testing/openTestPayload.ts';
import { FileWindow } from './Picture.ts';
import { readJpeg } from './readJpeg.ts';

const beginning = Buffer.from('ffd8ffc0000b080010001001011100', 'hex');

test('reads each part of a picture of 90,000 scans once from the disk, however many begin in it', async () => {
  const path = join(makeTemporaryFolder(), 'scans.jpg');
  const scans = Buffer.from('ffda000400ff'.repeat(90_000), 'hex');
  const bytes = Buffer.concat([beginning, scans, Buffer.from('ffd9', 'hex')]);
  await writeFile(path, bytes);
  const file = await open(path);
  onTestFinished(() => file.close());
  let reads = 0;
  const counted = {
    read(...asked: Parameters<FileHandle['read']>) {
      reads += 1;
      return file.read(...asked);
    },
  } as unknown as FileHandle;
  expect(await readJpeg(new FileWindow(counted, bytes.length))).toMatchObject({ widthPx: 16, heightPx: 16 });
  expect(reads).toBeLessThan(20);
});

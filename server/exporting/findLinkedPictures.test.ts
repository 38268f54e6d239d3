import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './ExportTarget.ts';
import { findLinkedPictures } from './gatherSiteFiles.ts';

const site = 'https://wharfside.example';
const picturesIn = (text: string) => [...findLinkedPictures(text, site)];

test('lists each of our pictures once, however its address is written', () => {
  const text = `<img src="/media/port.webp"><a href="${site}/media/port.webp"> url(/social/page-12.png) /media/a%20b.png`;
  expect(picturesIn(text)).toEqual(['media/port.webp', 'social/page-12.png', 'media/a b.png']);
});

test.each(['..', '%2e%2e', 'a%2F..%2F..%2Fsecret', 'a%5Cb', 'a%00b', 'https://other.example/media/a.png'])(
  'does not take %s for one of our pictures',
  (name) => {
    expect(picturesIn(`<a href="${name.startsWith('https') ? name : `/media/${name}`}">`)).toEqual([]);
  },
);

test('writes nothing outside its folder, and removes nothing there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const target = openFolder(join(folder, 'site'), { hasTwins: false });
  await expect(target.put({ key: 'media/../../out', headers: {} }, Buffer.from('x'))).rejects.toThrow(/leads out of/);
  await expect(target.remove('../out')).rejects.toThrow(/leads out of/);
});

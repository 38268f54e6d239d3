import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../testing/openTestPayload.ts';
import { sampleExport } from '../../testing/sampleExport.ts';
import type { ExportEntry } from './exportEntry.ts';
import { readExport } from './readExport.ts';

const run = promisify(execFile);

async function read(xml: string | Buffer): Promise<ExportEntry[]> {
  const file = join(makeTemporaryFolder(), 'export.xml');
  writeFileSync(file, xml);
  const entries: ExportEntry[] = [];
  for await (const entry of readExport(file)) entries.push(entry);
  return entries;
}

const titlesOf = (entries: ExportEntry[]) => entries.flatMap((one) => (one.kind === 'item' ? [one.title] : []));
const flawsOf = (entries: ExportEntry[]) =>
  entries.flatMap((one) => (one.kind === 'gap' && one.chapter === 'flaw' ? [one.words] : []));

test('yields the site, its authors, its tags and its posts', async () => {
  const entries = await read(sampleExport([{ id: 7, content: '<p>A & B</p>', terms: ['post_tag:rust'], comments: 2 }]));
  expect(entries).toContainEqual({ kind: 'author', login: 'ada', name: 'Ada Quay' });
  expect(entries).toContainEqual({
    ...{ kind: 'term', taxonomy: 'post_tag', slug: 'rust', name: 'Rust', number: 71 },
    ...{ language: '', group: '' },
  });
  expect(entries.at(-1)).toMatchObject({
    kind: 'item',
    id: 7,
    content: '<p>A & B</p>',
    comments: 2,
    terms: [{ taxonomy: 'post_tag', slug: 'rust', name: 'rust' }],
  });
});

test('holds neither comments nor what plugins store for themselves while it reads a post', async () => {
  const comment = `<wp:comment><wp:comment_author_email>a@example.com</wp:comment_author_email><wp:comment_content>${'Well said. '.repeat(20)}</wp:comment_content></wp:comment>`;
  const stored = `<wp:postmeta><wp:meta_key>_plugins_own</wp:meta_key><wp:meta_value>${'x'.repeat(4_000)}</wp:meta_value></wp:postmeta>`;
  const xml = sampleExport([{ id: 1, meta: { _thumbnail_id: '9' } }]);
  const file = join(makeTemporaryFolder(), 'export.xml');
  writeFileSync(file, xml.replace('</item>', `${comment.repeat(60_000)}${stored.repeat(5_000)}</item>`));
  const reader = new URL('readExport.ts', import.meta.url).href;
  const script = `const { readExport } = await import('${reader}');
    for await (const { kind, comments, meta } of readExport('${file}')) if (kind === 'item') console.log(comments, ...meta.keys());`;
  // What the whole command may have is 256, of which the CMS takes most.
  const { stdout } = await run(process.execPath, ['--max-old-space-size=64', '--input-type=module', '-e', script]);
  expect(stdout).toBe('60000 _thumbnail_id\n');
});

test('reads a file that was cut off up to that place, and names the place', async () => {
  const whole = sampleExport([{ id: 1 }, { id: 2 }]);
  const entries = await read(whole.slice(0, whole.lastIndexOf('<wp:post_name>')));
  expect(titlesOf(entries)).toEqual(['Post 1']);
  const message = 'the file ends in the middle, and what followed is missing: export it again';
  expect(flawsOf(entries)).toEqual([expect.stringMatching(/^Line \d+: /)]);
  expect(flawsOf(entries)[0]).toContain(message);
});

test('says that a file was cut off also after more flaws than are named', async () => {
  const whole = sampleExport([{ id: 1, content: '\u0003'.repeat(50) }, { id: 2 }]);
  const entries = await read(whole.slice(0, whole.lastIndexOf('<wp:post_name>')));
  expect(flawsOf(entries).at(-1)).toContain('ends in the middle');
});

test('reads on after characters that XML does not allow', async () => {
  const entries = await read(sampleExport([{ id: 1, content: 'a\u0003b' }, { id: 2 }]));
  expect(titlesOf(entries)).toEqual(['Post 1', 'Post 2']);
  expect(flawsOf(entries)).toContainEqual(expect.stringMatching(/^Line \d+: a character that XML does not allow$/));
});

test('says once that letters are not in UTF-8', async () => {
  const content = 'Über uns. '.repeat(20_000);
  const entries = await read(Buffer.from(sampleExport([{ id: 1, content }]), 'latin1'));
  const message = 'letters from here on are not UTF-8 and come as �: save the file in UTF-8';
  expect(flawsOf(entries)).toEqual([expect.stringMatching(/^Line \d+: /)]);
  expect(flawsOf(entries)[0]).toContain(message);
});

test('expands no entities of a document type', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  const xml = sampleExport([{ id: 1 }], '<item><title>&b;&c;</title><wp:post_id>2</wp:post_id></item>');
  expect(titlesOf(await read(xml.replace('<rss ', `${bomb}<rss `)))).toEqual(['Post 1', '&b;&c;']);
});

test('refuses a field that would not fit into memory, before reading all of it', async () => {
  const long = Buffer.concat([
    Buffer.from('<rss><channel><item><content:encoded><![CDATA['),
    Buffer.alloc(17_000_000, 'a'),
    Buffer.from(']]></content:encoded></item></channel></rss>'),
  ]);
  await expect(read(long)).rejects.toThrow('is longer than 16000000 characters');
});

test.each([
  ['another XML', '<feed><entry/></feed>', 'begins with <feed>'],
  ['no XML', 'Dear reader', 'This is no export of WordPress'],
  ['an archive, as WordPress.com hands out', Buffer.from('PK\x03\x04\x14\0\x08'), 'unpack it'],
  ['a packed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'unpack it'],
  ['UTF-16', Buffer.from('\uFEFF<?xml version="1.0"?><rss/>', 'utf16le'), 'it is UTF-16. Convert it to UTF-8'],
  ['another alphabet', '<?xml version="1.0" encoding="ISO-8859-1"?><rss/>', 'Convert it to UTF-8'],
])('refuses %s, and says what it expected', async (_, xml, message) => {
  await expect(read(xml)).rejects.toThrow(message);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipOf } from '../../testing/archives.ts';
import { downloadAs, downloadOf } from '../../testing/downloads.ts';
import { sendFiles, typed } from '../../testing/requests.ts';
import { docxOf, pixels } from '../../testing/sampleFiles.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { acceptedTypes } from './mimeTypes.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const script = '<html><script>alert(document.domain)</script></html>';
const archive = zipOf([{ name: 'Evil.class', content: script }]);
const withTail = async (picture: Promise<Buffer>, ...tail: (Buffer | string)[]) =>
  Buffer.concat([await picture, ...tail.map((part) => Buffer.from(part))]);

/** Files that are two things at once: the type they are taken for, and what they must never act as. */
const polyglots: [what: string, name: string, type: string, make: () => Promise<Buffer>][] = [
  ['a PNG and an archive', 'a.zip', acceptedTypes.png, () => withTail(pixels().png().toBuffer(), archive)],
  ['a JPEG and a program for Java', 'a.jar', acceptedTypes.jpeg, () => withTail(pixels().jpeg().toBuffer(), archive)],
  ['a WebP and a page', 'a.html', acceptedTypes.webp, () => withTail(pixels().webp().toBuffer(), script)],
  ['a PDF and a page', 'a.html', acceptedTypes.pdf, async () => Buffer.from(`%PDF-1.7\n${script}\n%%EOF`)],
  ['an RTF and a page', 'a.htm', acceptedTypes.rtf, async () => Buffer.from(`{\\rtf1 ${script}}`)],
  ['a text that is a script', 'a.js', acceptedTypes.txt, async () => Buffer.from('alert(document.domain)')],
  ['a document and a program for Java', 'a.jar', acceptedTypes.docx, async () => docxOf([{ name: 'Evil.class' }])],
];

it.each(polyglots)(
  '%s reaches sales as a download that cannot act as anything else',
  async (what, name, type, make) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const content = await make();
    const sent = await sendFiles(host.app, { ...typed, email }, [{ field: 'file', name, content, type: 'text/html' }]);
    expect(sent.statusCode).toBe(200);
    const { answer, storageName } = await downloadOf(host.payload, email);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(
        /^attachment; filename="a\.[a-z]+\.[a-z]+"; filename\*=UTF-8''a\.[a-z]+\.[a-z]+$/,
      ),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    expect(answer.headers.get('content-disposition')).not.toMatch(/\.(?:html?|js|jar|zip)"/);
    const served = Buffer.from(await answer.arrayBuffer());
    expect(served).toEqual(await readFile(join(host.environment.cms.uploadsDir, storageName)));
    // Of pictures, the other half is not even stored.
    expect(served.includes(type.startsWith('image/') ? 'Evil.class' : 'a second file')).toBe(false);
    if (type.startsWith('image/')) expect(served.includes(script)).toBe(false);
  },
);

it('is in no folder that the public host serves, and is given to nobody but sales', async () => {
  const email = 'nobody@example.com';
  await sendFiles(host.app, { ...typed, email }, [{ field: 'file', name: 'a.txt', content: 'for sales alone' }]);
  const { storageName } = await downloadOf(host.payload, email);
  const { docs } = await host.payload.find({
    collection: 'lead-files',
    where: { storageName: { equals: storageName } },
  });
  const id = docs[0]?.id ?? 0;
  const addresses = [
    `/${storageName}`,
    `/uploads/${storageName}`,
    `/data/uploads/${storageName}`,
    `/media/${storageName}`,
    `/media/../uploads/${storageName}`,
    `/media/..%2fuploads%2f${storageName}`,
    `/media/%2e%2e/uploads/${storageName}`,
    `/social/../uploads/${storageName}`,
    `/api/lead-files/${id}/download`,
    `/api/lead-files/file/a.txt`,
  ];
  for (const url of addresses) {
    const answer = await host.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((status: number) => status >= 400)]);
    expect(answer.body).not.toContain('for sales alone');
  }
  expect((await downloadAs(host.payload, id)).status).toBe(401);
  expect((await downloadAs(host.payload, id, 'editor')).status).toBe(403);
});

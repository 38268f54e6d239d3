import { readdir } from 'node:fs/promises';
import { parse } from 'content-disposition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadOf } from '../../testing/downloads.ts';
import { sendFiles, typed } from '../../testing/requests.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { fileNameOf } from '../readMultipart.ts';
import { acceptedTypes } from './mimeTypes.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const devices = ['CON', 'prn.txt', 'AUX.txt', 'nul', 'COM1.txt', 'lpt9.tar.txt', 'COM¹.txt'];
const paths = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'C:\\autoexec.bat',
  '\\\\host\\share\\x.txt',
  '../../contact/files/x.txt',
  '../',
  '..',
  '.',
  'a/../../b.txt',
  '....//x.txt',
  '%2e%2e%2fx.txt',
  'file:///etc/passwd',
  '~/x.txt',
];
const controls = [
  'a\0.txt',
  'brief.txt\0.exe',
  'one%0D%0ASet-Cookie: x=1.txt',
  'a\tb.txt',
  'a\u0085b.txt',
  'a\u2028b\u2029c.txt',
  'a\u001b[31mred.txt',
  'a\u007fb.txt',
];
const directions = [
  'invoice\u202Etxt.exe',
  'a\u202Db\u202C.txt',
  '\u2066a\u2069.txt',
  '\u200E\u200Fa.txt',
  'a\u200Bb.txt',
  '\uFEFFa.txt',
];
const scripts = ['Grüße.txt', '契約書.txt', 'عقد.txt', 'e\u0301.txt', '👩‍💻 brief.txt', '\uFF1A\uFF0F.txt', 'ﬁle.txt'];
const punctuation = [
  "l'étude (1)*.txt",
  'a;b=c.txt',
  'a; filename=evil.html',
  'a, b.txt',
  '100%.txt',
  'a%00b.txt',
  '=1+1.txt',
  '-rf.txt',
  '<script>alert(1)<.txt',
  '$(id).txt',
  '`id`.txt',
  '  brief .txt  ',
  'brief.txt. . .',
  '.htaccess',
  '.txt',
  'brief',
  'brief.js',
  'brief.TXT',
  'index.html',
  'a b.txt',
];
const long = ['x'.repeat(300), `${'x'.repeat(300)}.txt`, `${'契'.repeat(100)}.txt`, `${'👩'.repeat(80)}.txt`];
/** HTTP can carry these in a quoted name only after a backslash. */
const quoted = ['a\\"b.txt', '\\"; filename=\\"evil.html'];
const names = [...devices, ...paths, ...controls, ...directions, ...scripts, ...punctuation, ...long, ...quoted];

describe('a file with any name', () => {
  it(`it is kept under a name of ours, and its own can be read back from the download: ${names.length} names`, async () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
    for (const [index, name] of names.entries()) {
      const email = `visitor${index}@example.com`;
      const file = { field: 'file', name, content: `text ${index}`, type: 'text/html' };
      const sent = await sendFiles(host.app, { ...typed, email }, [file]);
      expect([name, sent.statusCode]).toEqual([name, 200]);
      const { answer, storageName } = await downloadOf(host.payload, email);
      expect(storageName).toMatch(/^[0-9a-f]{32}$/);
      const header = answer.headers.get('Content-Disposition') ?? '';
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      const { type, parameters } = parse(header);
      expect(type).toBe('attachment');
      const read = parameters.filename ?? '';
      const { docs } = await host.payload.find({
        collection: 'lead-files',
        where: { storageName: { equals: storageName } },
      });
      expect(read).toBe(docs[0]?.fileName);
      expect(read).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+\.txt$/iu);
      expect(read).not.toMatch(/^(?:con|prn|aux|nul|com.|lpt.)(?:\.|$)/i);
      expect(Buffer.byteLength(read)).toBeLessThanOrEqual(200);
      expect(await answer.text()).toBe(`text ${index}`);
    }
    expect(await readdir(host.environment.cms.uploadsDir)).toHaveLength(names.length);
  });
});

describe('the name under which a file is saved', () => {
  it.each([
    ['brief.pdf', 'brief.pdf'],
    ['brief.js', 'brief.js.pdf'],
    ['brief', 'brief.pdf'],
    ['Brief.PDF', 'Brief.PDF'],
    ['../../brief.pdf', 'brief.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['control.pdf', 'control.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    ['Entwurf über Ähren (1).pdf', 'Entwurf über Ähren (1).pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['x'.repeat(300), `${'x'.repeat(196)}.pdf`],
  ])('%j is %j', (given, expected) => {
    expect(fileNameOf(given, acceptedTypes.pdf)).toBe(expected);
  });
});

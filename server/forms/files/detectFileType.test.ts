import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { compoundFileOf, zipOf } from '../../testing/archives.ts';
import { makeDialects, officeDialects, textsOfOffices } from '../../testing/dialects.ts';
import { docxOf } from '../../testing/sampleFiles.ts';
import { detectFileType } from './detectFileType.ts';
import { acceptedTypes } from './mimeTypes.ts';

const directory = mkdtempSync(join(tmpdir(), 'frontage-types-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** The type of a file, or what is wrong with it. */
async function typeOf(content: Buffer, fileName = 'brief') {
  const path = join(directory, 'file');
  writeFileSync(path, content);
  const found = await detectFileType(path, fileName);
  return 'fault' in found ? found.fault : found.type;
}

describe('a large document', () => {
  const sector = 512;
  const beyondTheHeader = 109 * 128 + 200;

  it('of the old format is recognised although its directory is beyond everything that the header lists', async () => {
    expect(await typeOf(compoundFileOf(['a', 'b', 'c', 'd', 'WordDocument'], beyondTheHeader))).toBe(acceptedTypes.doc);
  });

  it('of the old format is refused if its macros are there', async () => {
    const streams = ['WordDocument', 'b', 'c', 'd', 'e', 'Macros'];
    expect(await typeOf(compoundFileOf(streams, beyondTheHeader))).toBe('macros');
  });

  it('of the old format is refused if its directory is cut off or circular', async () => {
    const whole = compoundFileOf(['WordDocument', 'b', 'c', 'd', 'e']);
    expect(await typeOf(whole.subarray(0, -sector))).toBe('unknown');
    const circle = Buffer.from(whole);
    circle.writeUInt32LE(1, sector + 2 * 4);
    expect(await typeOf(circle)).toBe('unknown');
  });

  it('may contain thousands of parts and many times its size in text', async () => {
    const parts = Array.from({ length: 5000 }, (_, index) => ({ name: `word/media/${index}`, content: `${index}` }));
    expect(await typeOf(docxOf([...parts, { name: 'word/long.xml', content: Buffer.alloc(15_000_000) }]))).toBe(
      acceptedTypes.docx,
    );
  });
});

describe('between Pages and Numbers, which have the same contents', () => {
  const iwork = zipOf([{ name: 'Index/Document.iwa', content: 'x' }]);
  it.each([
    ['a.pages', acceptedTypes.pages],
    ['a.NUMBERS', acceptedTypes.numbers],
    ['a.key', acceptedTypes.keynote],
    ['a', acceptedTypes.pages],
  ])('the name decides: %s', async (name, type) => {
    expect(await typeOf(iwork, name)).toBe(type);
  });
});

describe('what other programs write', () => {
  it.each(Object.entries(makeDialects()))('is recognised: %s', async (_, { content, type }) => {
    expect(await typeOf(content)).toBe(type);
  });

  it('is recognised in every combination of what they do to an archive', async () => {
    await fc.assert(
      fc.asyncProperty(officeDialects, async ({ content, type }) => {
        expect(await typeOf(content)).toBe(type);
      }),
      { numRuns: 60 },
    );
  });

  it('is recognised as text in every encoding of its language', async () => {
    await fc.assert(
      fc.asyncProperty(textsOfOffices, async (content) => {
        expect(await typeOf(content)).toBe(acceptedTypes.txt);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['macros', 'an old sheet', compoundFileOf(['WORKBOOK', '_vba_project_cur'])],
    ['macros', 'a Word document', docxOf([{ name: 'word/vbaProject.bin' }])],
    ['password', 'a modern document', compoundFileOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['password', 'an archive', docxOf([{ name: 'word/secret.xml', isEncrypted: true }])],
  ])('is refused for its %s: %s', async (fault, _, content) => {
    expect(await typeOf(content)).toBe(fault);
  });
});

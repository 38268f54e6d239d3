import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compoundFileOf, type ZipEntry, zipOf } from '../../testing/archives.ts';
import { acceptedTypes } from './mimeTypes.ts';
import { typeOfFile } from './typeOfFile.ts';

const directory = mkdtempSync(join(tmpdir(), 'frontage-types-'));
afterAll(() => rmSync(directory, { recursive: true }));

function typeOf(content: string | Buffer, fileName = 'named-wrongly.exe') {
  const path = join(directory, 'file');
  writeFileSync(path, content);
  return typeOfFile(path, fileName);
}

const part = (type: string) => `<Types><Override ContentType="application/vnd.${type}"/></Types>`;
const office = (type: string, ...more: ZipEntry[]) =>
  zipOf([{ name: '[Content_Types].xml', content: part(type) }, ...more]);
const docx = 'openxmlformats-officedocument.wordprocessingml.document.main+xml';
const open = (type: string, ...more: ZipEntry[]) => zipOf([{ name: 'mimetype', content: type }, ...more]);
const head = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);

describe('a file is known by its content', () => {
  it.each<[keyof typeof acceptedTypes, Buffer | string, string?]>([
    ['jpeg', head('\xff\xd8\xff\xe0')],
    ['png', Buffer.concat([head('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'), head('\x00\x00\x00\x00IEND')])],
    ['webp', head('RIFF\x24\x00\x00\x00WEBPVP8 ')],
    ['pdf', '%PDF-1.7\n'],
    ['rtf', '{\\rtf1 text}'],
    ['txt', 'Grüße, 你好'],
    ['txt', Buffer.from('\ufeffGrüße', 'utf16le')],
    ['docx', office(docx)],
    ['xlsx', office('openxmlformats-officedocument.spreadsheetml.sheet.main+xml')],
    ['pptx', office('openxmlformats-officedocument.presentationml.presentation.main+xml')],
    ['odt', open(acceptedTypes.odt)],
    ['ods', open(acceptedTypes.ods)],
    ['odp', open(acceptedTypes.odp)],
    ['doc', compoundFileOf(['1Table', 'WordDocument'])],
    ['xls', compoundFileOf(['a', 'b', 'c', 'd', 'Workbook'])],
    ['ppt', compoundFileOf(['PowerPoint Document'])],
    ['keynote', zipOf([{ name: 'Index/Document.iwa' }, { name: 'Index/Slide-1.iwa' }])],
    ['pages', zipOf([{ name: 'Index/Document.iwa' }]), 'a.pages'],
    ['numbers', zipOf([{ name: 'Index/Document.iwa' }]), 'a.numbers'],
  ])('%s', async (kind, content, fileName) => {
    expect(await typeOf(content, fileName)).toBe(acceptedTypes[kind]);
  });
});

describe('a file is refused, whatever its name says', () => {
  it.each<[string, Buffer | string]>([
    ['a program', head('MZ\x90')],
    ['a page', ' <!doctype html><script>run()</script>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a shell script', '#!/bin/sh\nrm -rf x'],
    ['text with NUL', 'text\0more'],
    ['bytes that are no text', Buffer.from([0xc3, 0x28, 0x41])],
    ['a picture of another kind', head('GIF89a')],
    ['a plain archive', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['an archive that only begins as one', head('PK\x03\x04')],
    ['a document with macros, by its type', office('ms-word.document.macroEnabled.main+xml')],
    ['a document with macros, by its parts', office(docx, { name: 'word/vbaProject.bin' })],
    ['an open document with macros', open(acceptedTypes.odt, { name: 'Basic/script-lc.xml' })],
    [
      'an open document under a password',
      open(acceptedTypes.odt, { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' }),
    ],
    ['an old document with macros', compoundFileOf(['WordDocument', 'Macros'])],
    ['a document under a password', compoundFileOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['an encrypted entry', office(docx, { name: 'word/document.xml', isEncrypted: true })],
    ['a link', office(docx, { name: 'link', content: '/etc/passwd', isLink: true })],
    ['a path that leads out', office(docx, { name: '../../x' })],
    ['an absolute path', office(docx, { name: '/etc/x' })],
    ['an archive that unpacks to far more', office(docx, { name: 'word/media/a', content: Buffer.alloc(200_000_000) })],
    ['an archive that claims far more', office(docx, { name: 'a', claimedBytes: 4_000_000_000 })],
    ['too many entries', office(docx, ...Array.from({ length: 10_001 }, (_, index) => ({ name: `e${index}` })))],
  ])('%s', async (_what, content) => {
    expect(await typeOf(content, 'brief.docx')).toBeUndefined();
  });
});

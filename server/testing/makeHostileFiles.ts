import { acceptedTypes } from '../forms/files/mimeTypes.ts';
import { compoundFileOf, zipOf } from './archives.ts';
import { docxOf, officeOf, openDocumentOf, type SampleFile } from './sampleFiles.ts';

const binary = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);
const macro = (kind: string) => `application/vnd.ms-${kind}.macroEnabled.main+xml`;

/** Files that must never be accepted, whatever their names. */
export function makeHostileFiles(): SampleFile[] {
  const files: [what: string, ending: string, content: Buffer | string][] = [
    ['a page', 'html', '<!DOCTYPE html><script>run()</script>'],
    ['a page behind a comment', 'html', '<!-- brief --><html><script>run()</script>'],
    ['a page behind spaces', 'html', `${' \n'.repeat(3000)}<html></html>`],
    ['a page in UTF-16', 'html', Buffer.from('\ufeff<html><script>run()</script>', 'utf16le')],
    ['a page with a byte order mark', 'html', '\ufeff<body onload="run()">'],
    ['a script of a page', 'html', '<script src="https://evil.example/x.js"></script>'],
    ['a drawing with script', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>run()</script></svg>'],
    ['a drawing behind its declaration', 'svg', '<?xml version="1.0"?><svg onload="run()"/>'],
    ['a page that goes on as a PDF', 'html', '<html><script>run()</script></html>\n%PDF-1.7\n'],
    ['a shell script', 'sh', '#!/bin/sh\nrm -rf x'],
    ['a script of a server', 'php', '<?php system($_GET["c"]);'],
    ['a program for Windows', 'exe', binary('MZ\x90\x00\x03')],
    ['a program for Linux', 'elf', binary('\x7fELF\x02\x01\x01')],
    ['a program for Java', 'class', binary('\xca\xfe\xba\xbe\x00\x00\x004')],
    ['a program for browsers', 'wasm', binary('\x00asm\x01')],
    ['a shortcut', 'lnk', binary('L\x00\x00\x00\x01\x14\x02')],
    ['a GIF', 'gif', binary('GIF89a')],
    ['a GIF that is a program for Java too', 'gif', Buffer.concat([binary('GIF89a'), zipOf([{ name: 'A.class' }])])],
    ['a bitmap', 'bmp', binary('BM\x46')],
    ['a TIFF', 'tiff', binary('II*\x00')],
    ['a HEIC', 'heic', binary('\x00\x00\x00\x18ftypheic')],
    ['a film', 'mp4', binary('\x00\x00\x00\x18ftypmp42')],
    ['a song', 'mp3', binary('ID3\x03')],
    ['a gzip', 'gz', binary('\x1f\x8b\x08')],
    ['a RAR', 'rar', binary('Rar!\x1a\x07\x01\x00')],
    ['a 7z', '7z', binary("7z\xbc\xaf'\x1c")],
    ['a database', 'sqlite', binary('SQLite format 3\x00')],
    ['text with NUL', 'txt', 'text\0more'],
    ['bytes that are no text', 'txt', Buffer.from([0xc3, 0x28, 0x03, 0x41])],
    ['a plain archive', 'zip', zipOf([{ name: 'a.txt', content: 'a' }])],
    ['a program for Java in an archive', 'jar', zipOf([{ name: 'META-INF/MANIFEST.MF' }, { name: 'A.class' }])],
    ['an archive that only begins as one', 'zip', binary('PK\x03\x04')],
    [
      'an archive with a list of types and no document',
      'docx',
      zipOf([
        {
          name: '[Content_Types].xml',
          content:
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        },
      ]),
    ],
    ['a Word document with macros', 'docm', officeOf(macro('word.document'), 'word/document.xml')],
    ['a Word template with macros', 'dotm', officeOf(macro('word.template'), 'word/document.xml')],
    ['an Excel sheet with macros', 'xlsm', officeOf(macro('excel.sheet'), 'xl/workbook.xml')],
    [
      'a binary Excel sheet',
      'xlsb',
      officeOf('application/vnd.ms-excel.sheet.binary.macroEnabled.main', 'xl/workbook.bin'),
    ],
    ['a PowerPoint with macros', 'pptm', officeOf(macro('powerpoint.presentation'), 'ppt/presentation.xml')],
    ['macros in what says it is a plain document', 'docx', docxOf([{ name: 'word/vbaProject.bin' }])],
    ['an open document with macros', 'odt', openDocumentOf(acceptedTypes.odt, { name: 'Basic/script-lc.xml' })],
    [
      'an open document under a password',
      'odt',
      openDocumentOf(acceptedTypes.odt, { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' }),
    ],
    ['an old document with macros', 'doc', compoundFileOf(['WordDocument', 'Macros'])],
    ['an old sheet with macros', 'xls', compoundFileOf(['Workbook', '_VBA_PROJECT_CUR'])],
    ['a document under a password', 'docx', compoundFileOf(['EncryptionInfo', 'EncryptedPackage'])],
    ['a package of Windows', 'msi', compoundFileOf(['SummaryInformation', 'Binary.setup'])],
    ['the head of a PNG', 'png', binary('\x89PNG\r\n\x1a\n')],
    ['the head of a JPEG', 'jpg', binary('\xff\xd8\xff\xe0')],
    ['the head of a WebP', 'webp', binary('RIFF\x24\x00\x00\x00WEBPVP8 ')],
  ];
  return files.map(([what, ending, content]) => ({ what, ending, content: Buffer.from(content), type: undefined }));
}

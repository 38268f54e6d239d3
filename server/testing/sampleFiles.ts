import sharp from 'sharp';
import { type AcceptedType, acceptedTypes } from '../forms/files/mimeTypes.ts';
import { compoundFileOf, type ZipEntry, zipOf } from './archives.ts';

/** A minimal file as a program writes it. `type` is undefined if it must be refused. */
export interface SampleFile {
  what: string;
  ending: string;
  content: Buffer;
  type: AcceptedType | undefined;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** A ZIP with a list of types and the main part that the list names, as Word, Excel and PowerPoint write it. */
export function officeOf(type: string, part: string, more: readonly ZipEntry[] = []): Buffer {
  const list = `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;
  return zipOf([
    { name: '[Content_Types].xml', content: list },
    { name: '_rels/.rels' },
    { name: part, content: '<a/>' },
    ...more,
  ]);
}

export const docxOf = (more: readonly ZipEntry[] = []) =>
  officeOf(`${openXml}.wordprocessingml.document.main+xml`, 'word/document.xml', more);

/** An OpenDocument file, whose type is in its first entry. */
export const openDocumentOf = (type: string, ...more: ZipEntry[]) =>
  zipOf([{ name: 'mimetype', content: type }, { name: 'content.xml', content: '<a/>' }, ...more]);

export function pixels(width = 8, height = 6) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 60, b: 30 } } });
}

/** Files of every accepted type. */
export async function makeGoodFiles(): Promise<SampleFile[]> {
  const of = (type: AcceptedType, ending: string, files: Record<string, Buffer | string>): SampleFile[] =>
    Object.entries(files).map(([what, content]) => ({ what, ending, type, content: Buffer.from(content) }));
  const iwork = { name: 'Index/Document.iwa', content: 'x' };
  return [
    ...of(acceptedTypes.jpeg, 'jpg', {
      'a baseline JPEG': await pixels().jpeg().toBuffer(),
      'a progressive JPEG': await pixels(64, 64).jpeg({ progressive: true }).toBuffer(),
      'a JPEG with Exif': await pixels()
        .withExif({ IFD0: { Make: 'Camera' } })
        .jpeg()
        .toBuffer(),
      'a JPEG in CMYK': await pixels().toColourspace('cmyk').jpeg().toBuffer(),
    }),
    ...of(acceptedTypes.png, 'png', {
      'a PNG': await pixels().png().toBuffer(),
      'a PNG with a palette': await pixels().png({ palette: true }).toBuffer(),
      'a PNG with 20 kB of XMP before its pixels': await pixels()
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${'x'.repeat(20_000)}</x:xmpmeta>`)
        .png()
        .toBuffer(),
    }),
    ...of(acceptedTypes.webp, 'webp', {
      'a WebP': await pixels().webp().toBuffer(),
      'a lossless WebP': await pixels().webp({ lossless: true }).toBuffer(),
      'a WebP with Exif': await pixels()
        .withExif({ IFD0: { Make: 'Camera' } })
        .webp()
        .toBuffer(),
    }),
    ...of(acceptedTypes.pdf, 'pdf', { 'a PDF': '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n%%EOF\n' }),
    ...of(acceptedTypes.rtf, 'rtf', { 'an RTF': '{\\rtf1\\ansi text}' }),
    ...of(acceptedTypes.txt, 'txt', {
      'a text': 'Grüße, 你好',
      'a text with a byte order mark': '\ufeffGrüße',
      'a text in UTF-16, as Notepad writes it': Buffer.from('\ufeffGrüße', 'utf16le'),
      'a text in UTF-16, the other way round': Buffer.from('\ufeffGrüße', 'utf16le').swap16(),
      'a text that begins like a bitmap': 'BMW asks for a site about its new car.',
      'a text that begins like a program': 'MZ is the name of our product.',
      'a text that begins like a song': 'ID3 tags are what we read.',
      'a text with an angle bracket': '<Northgate> asks for a bridge. 3 < 4.',
      'a contract for an audit': '// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\ncontract A {}\n',
    }),
    ...of(acceptedTypes.docx, 'docx', {
      'a Word document': docxOf(),
      'a Word document with a sheet in it': docxOf([{ name: 'word/embeddings/Sheet1.xlsx', content: 'PK' }]),
    }),
    ...of(acceptedTypes.xlsx, 'xlsx', {
      'an Excel sheet': officeOf(`${openXml}.spreadsheetml.sheet.main+xml`, 'xl/workbook.xml'),
    }),
    ...of(acceptedTypes.pptx, 'pptx', {
      'a PowerPoint': officeOf(`${openXml}.presentationml.presentation.main+xml`, 'ppt/presentation.xml'),
    }),
    ...of(acceptedTypes.odt, 'odt', { 'an open text': openDocumentOf(acceptedTypes.odt) }),
    ...of(acceptedTypes.ods, 'ods', { 'an open sheet': openDocumentOf(acceptedTypes.ods) }),
    ...of(acceptedTypes.odp, 'odp', { 'an open presentation': openDocumentOf(acceptedTypes.odp) }),
    ...of(acceptedTypes.doc, 'doc', { 'an old Word document': compoundFileOf(['1Table', 'WordDocument']) }),
    ...of(acceptedTypes.xls, 'xls', { 'an old Excel sheet': compoundFileOf(['a', 'b', 'c', 'd', 'Workbook']) }),
    ...of(acceptedTypes.ppt, 'ppt', { 'an old PowerPoint': compoundFileOf(['PowerPoint Document']) }),
    ...of(acceptedTypes.keynote, 'key', { 'a Keynote': zipOf([iwork, { name: 'Index/Slide-1.iwa', content: 'x' }]) }),
    ...of(acceptedTypes.pages, 'pages', {
      'a Pages document': zipOf([iwork]),
      'an older Pages document': zipOf([{ name: 'Index.zip', content: 'PK' }]),
    }),
    ...of(acceptedTypes.numbers, 'numbers', { 'a Numbers sheet': zipOf([iwork]) }),
  ];
}

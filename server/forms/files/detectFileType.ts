import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { detectCfbType } from './detectCfbType.ts';
import { type AcceptedType, acceptedTypes, type FileFault, type Recognised, unknown } from './mimeTypes.ts';
import { summariseZip, type ZipSummary } from './zipSummary.ts';

const openDocuments = new Map<string, AcceptedType>(
  [acceptedTypes.odt, acceptedTypes.ods, acceptedTypes.odp].map((type) => [type, type]),
);

/** The main part of a modern office file. Files with macros have another type, so they match none. ECMA-376. */
const mainParts = new Map<string, AcceptedType>([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', acceptedTypes.docx],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', acceptedTypes.xlsx],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml', acceptedTypes.pptx],
  ['application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml', acceptedTypes.pptx],
]);

const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^(?:Basic|Scripts)\//i;

const macroTypes = /macroEnabled|vbaProject/i;

/** Elements of the list of types. Some programs write them with a prefix. */
const listed = /<(?:[\w.-]{1,40}:)?(Override|Default)\s([^<>]{0,1000})>/g;

const attribute = /(?:^|\s)(\w{1,40})\s?=\s?["']([^"']{0,500})["']/g;

const attributeOf = (attributes: string, name: string) =>
  [...attributes.matchAll(attribute)].find(([, one]) => one === name)?.[2] ?? '';

/**
 * How HTML, drawings and server scripts begin: as browsers know them (WHATWG MIME Sniffing §7.1), with SVG and PHP
 * added.
 */
const markup =
  /^<(?:!--|!doctype|\?xml|\?php|(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/])/i;

const program = /^#!/;

const maxHeadCharacters = 200;

/** Control characters of texts: tab, line ends, form feed, the end mark of DOS, and the escape of Japanese texts. */
const usualControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

const hasNul = (text: string) => text.includes('\0');

/** An encoding, and what no text in it contains. */
interface Reading {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';
  isImpossible: (text: string) => boolean;
}

/** Bytes among which a PDF begins: readers search as far (ISO 32000, annex H.3.4.1), so programs write so. */
const headBytes = 1024;
/** Bytes among which a PDF says where its last table is. */
const tailBytes = 2048;

/** How files of each type begin, one character per byte. Any other beginning may be that of a text. */
const zip = 'PK\x03\x04';
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const byHead: [beginning: string, at: number, type: AcceptedType][] = [
  ['\xff\xd8\xff', 0, acceptedTypes.jpeg],
  ['\x89PNG\r\n\x1a\n', 0, acceptedTypes.png],
  // After RIFF and the size of the file.
  ['WEBPVP8', 8, acceptedTypes.webp],
];
/** A byte order mark, empty lines and NULs, which some programs write before everything else. */
const leading = /^(?:\xef\xbb\xbf)?[\s\0]*/;

/**
 * What a file is by its content. Its name and the type sent by the browser are ignored, except to tell Pages from
 * Numbers. A fault if it is not an accepted type, contains macros, needs a password, or would unpack to far more than
 * its size. Nothing is unpacked except small, bounded entries. R28.
 */
export async function detectFileType(path: string, fileName: string): Promise<Recognised> {
  const { head, tail } = await readEnds(path);
  if (head.startsWith(zip)) return detectZipType(path, fileName);
  if (head.startsWith(compoundFile)) return detectCfbType(path);
  const known = byHead.find(([beginning, at]) => head.startsWith(beginning, at));
  if (known) return { type: known[2] };
  const begun = head.replace(leading, '');
  if (begun.startsWith('{\\rtf')) return { type: acceptedTypes.rtf };
  if (begun.startsWith('%PDF-') || isPdfBehindOther(begun, tail)) return { type: acceptedTypes.pdf };
  return (await isPlainText(path)) ? { type: acceptedTypes.txt } : unknown;
}

/** A PDF behind what a printer or an old file system put before it, which is not a page that goes on as a PDF. */
function isPdfBehindOther(head: string, tail: string): boolean {
  return /%PDF-\d\.\d/.test(head) && /startxref\s+\d+\s+%%EOF/.test(tail) && !/^<[!?a-z]/i.test(head);
}

/** The first and the last bytes of a file, one character per byte. */
async function readEnds(path: string): Promise<{ head: string; tail: string }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return { head: await read(headBytes, 0), tail: await read(tailBytes, Math.max(0, size - tailBytes)) };
  } finally {
    await file.close();
  }
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && !usualControls.has(code)) || code === 0x7f) return true;
  }
  return false;
}

/**
 * Tells whether a file is text without markup: in UTF-8, in UTF-16, or in one of the code pages that Windows and older
 * systems write, which have a character for nearly every byte but no more control characters than other texts. R28.
 */
async function isPlainText(path: string): Promise<boolean> {
  for (const reading of readingsOf(await readBeginning(path))) {
    const head = await readAs(path, reading);
    if (head !== undefined) return !markup.test(head) && !program.test(head);
  }
  return false;
}

function readingsOf([first, second]: Buffer): Reading[] {
  if (first === 0xff && second === 0xfe) return [{ encoding: 'utf-16le', isImpossible: hasNul }];
  if (first === 0xfe && second === 0xff) return [{ encoding: 'utf-16be', isImpossible: hasNul }];
  // UTF-16 without its mark: the other half of a Latin letter is a NUL.
  if (first === 0 && second) return [{ encoding: 'utf-16be', isImpossible: hasControls }];
  if (second === 0) return [{ encoding: 'utf-16le', isImpossible: hasControls }];
  return [
    { encoding: 'utf-8', isImpossible: hasNul },
    { encoding: 'latin1', isImpossible: hasControls },
  ];
}

/** The beginning of a text, without spaces; undefined if the file is no text in this encoding. */
async function readAs(path: string, { encoding, isImpossible }: Reading): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(Buffer.from(chunk), { stream: true });
      if (isImpossible(text)) return undefined;
      if (head.length < maxHeadCharacters) head = (head + text).trimStart().slice(0, maxHeadCharacters);
    }
    decoder.decode();
  } catch (error) {
    // The decoder rejects the text. A failing disk is another matter.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return head;
}

async function readBeginning(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 1 })) return Buffer.from(chunk);
  return Buffer.alloc(0);
}

async function detectZipType(path: string, fileName: string): Promise<Recognised> {
  const summary = await summariseZip(path);
  if ('fault' in summary) return summary;
  const fault = faultOf(summary);
  if (fault) return { fault };
  const type = typeOfOpenDocument(summary) ?? typeOfOfficeXml(summary) ?? typeOfAppleDocument(summary, fileName);
  return type ? { type } : unknown;
}

function faultOf({ names, texts }: ZipSummary): FileFault | undefined {
  const hasMacros = names.some((name) => macros.test(name)) || macroTypes.test(texts.get('[content_types].xml') ?? '');
  if (hasMacros) return 'macros';
  return /encryption-data/.test(texts.get('meta-inf/manifest.xml') ?? '') ? 'password' : undefined;
}

function typeOfOpenDocument({ texts }: ZipSummary): AcceptedType | undefined {
  return openDocuments.get((texts.get('mimetype') ?? '').trim());
}

/**
 * The list of types must name a main part, and that part must exist: a list alone is not a document. Names are compared
 * without case, as ECMA-376-2 §6.2.2 wants it.
 */
function typeOfOfficeXml({ names, texts }: ZipSummary): AcceptedType | undefined {
  const parts = names.map((name) => name.toLowerCase());
  const entries = [...(texts.get('[content_types].xml') ?? '').matchAll(listed)].map(([, kind, attributes = '']) => ({
    type: mainParts.get(attributeOf(attributes, 'ContentType')),
    part: attributeOf(attributes, 'PartName').replace(/^\//, '').toLowerCase(),
    // .NET's packages give the type of the main part to all files of its extension.
    extension: kind === 'Default' ? `.${attributeOf(attributes, 'Extension').toLowerCase()}` : undefined,
  }));
  const named = new Set(entries.map(({ part }) => part));
  const isOfDefault = (part: string, extension: string) =>
    part.endsWith(extension) && !named.has(part) && part !== '[content_types].xml' && !part.startsWith('_rels/');
  return entries.find(
    ({ extension, part, type }) =>
      type && (extension ? parts.some((one) => isOfDefault(one, extension)) : parts.includes(part)),
  )?.type;
}

/**
 * Apple's three types have the same contents: only slides identify Keynote, and between the others the name decides.
 */
function typeOfAppleDocument({ names }: ZipSummary, fileName: string): AcceptedType | undefined {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^index\.apxl$/) || has(/(?:^|\/)(?:Slide|MasterSlide|TemplateSlide)[^/]*\.iwa$/))
    return acceptedTypes.keynote;
  if (!has(/(?:^|\/)Document\.iwa$/) && !has(/(?:^|\/)Index\.zip$/) && !has(/^index\.xml$/)) return undefined;
  if (/\.key$/i.test(fileName)) return acceptedTypes.keynote;
  return /\.numbers$/i.test(fileName) ? acceptedTypes.numbers : acceptedTypes.pages;
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { FileWindow } from '../../files/pictures/Picture.ts';
import type { FileFault } from './mimeTypes.ts';

/**
 * Reads an archive for yauzl through a window. On its own, yauzl reads from the disk twice for each of ten thousand
 * entries.
 */
class ZipReader extends RandomAccessReader {
  readonly #window: FileWindow;
  readonly #path: string;

  constructor(window: FileWindow, path: string) {
    super();
    this.#window = window;
    this.#path = path;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    // The bytes are nearly always in the window, and ten thousand promises would take most of the time.
    const held = this.#window.held(position, length);
    if (held) {
      held.copy(target, offset);
      callback(null);
      return;
    }
    this.#window.read(position, length).then(
      (bytes) => {
        bytes.copy(target, offset);
        callback(bytes.length < length ? new Error('The archive ends before its table says') : null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }

  /** The file is closed by the code that opened it. */
  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

const maxEntries = 10_000;
/** The fewest bytes before the packed contents of an entry: its own header. */
const entryHeadBytes = 30;
/** An archive may unpack to this many bytes whatever its size; above that, to this many times its size. */
const freeBytes = 20_000_000;
const maxGrowth = 50;
/** The most bytes of an entry that is read. */
const maxTextBytes = 1_000_000;
/** In lower case: names in office files are compared without case. */
const readEntries = new Set(['mimetype', '[content_types].xml', 'meta-inf/manifest.xml']);
const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const endBytes = 22;
/** The most bytes of a comment, which is the last part of an archive. */
const maxComment = 65_535;

const encryptedFlag = 1;
const symbolicLink = 0o120000;
const fileKind = 0o170000;
/** Office programs put no such file into their documents. A program that unpacks them may unpack their contents too. */
const archiveWithin = /\.(?:zip|jar|7z|rar|tar|gz|tgz|bz2|xz|zst|cab|iso)$/i;
/** Documents of Apple's programs may pack their parts once more. */
const appleArchive = /(?:^|\/)Index\.zip$/;

/** The contents of a ZIP: the names of all entries, and the text of the few that identify its type. */
export interface ZipSummary {
  names: string[];
  texts: Map<string, string>;
}

/**
 * Reads the table of a ZIP. A fault for one that is encrypted, broken or unsafe: with links, paths that lead outside
 * (yauzl refuses those), overlapping entries, duplicate names, too many entries or nested archives, or one that unpacks
 * to far more than its size.
 */
export async function summariseZip(path: string): Promise<ZipSummary | { fault: FileFault }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const window = new FileWindow(file, size);
    const end = await findEnd(window);
    const archive = await fromRandomAccessReaderPromise(new ZipReader(window, path), end, {
      lazyEntries: true,
      autoClose: false,
      // Backslashes in names, as some programs for Windows write them, are read as slashes.
      strictFileNames: false,
    });
    return await summarise(archive, end);
  } catch (error) {
    // Errors of the disk are rethrown. All others are yauzl's: no table, a broken entry, a name that leads outside.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { fault: 'unknown' };
  } finally {
    await file.close();
  }
}

/** Where an archive ends. Some programs and mail gateways leave a few bytes behind it, for which yauzl refuses it. */
async function findEnd(bytes: FileWindow): Promise<number> {
  const from = Math.max(0, bytes.sizeBytes - endBytes - maxComment);
  const tail = await bytes.read(from, bytes.sizeBytes - from);
  for (let at = tail.lastIndexOf(endSignature); at >= 0; at = at > 0 ? tail.lastIndexOf(endSignature, at - 1) : -1) {
    const end = at + endBytes <= tail.length ? at + endBytes + tail.readUInt16LE(at + 20) : Number.POSITIVE_INFINITY;
    if (end <= tail.length) return from + end;
  }
  return bytes.sizeBytes;
}

async function summarise(archive: ZipFile, archiveBytes: number): Promise<ZipSummary | { fault: FileFault }> {
  const refused = { fault: 'unknown' } as const;
  if (archive.entryCount > maxEntries) return refused;
  const names = new Set<string>();
  const texts: ZipSummary['texts'] = new Map();
  const ends = new Map<number, number>();
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    unpackedBytes += entry.uncompressedSize;
    const begin = entry.relativeOffsetOfLocalHeader;
    const name = entry.fileName.toLowerCase();
    if ((entry.generalPurposeBitFlag & encryptedFlag) !== 0) return { fault: 'password' };
    // Entries that share all of their bytes are refused at the second one, not after the last of thousands.
    if (isUnsafe(entry) || names.has(entry.fileName) || texts.has(name) || ends.has(begin)) return refused;
    if (unpackedBytes > Math.max(freeBytes, archiveBytes * maxGrowth)) return refused;
    ends.set(begin, begin + entryHeadBytes + entry.compressedSize);
    names.add(entry.fileName);
    if (readEntries.has(name)) texts.set(name, await readText(archive, entry));
  }
  return doOverlap(ends, archiveBytes) ? refused : { names: [...names], texts };
}

/** Bytes shared by several entries are unpacked once for each. That is how bombs without nested archives grow. */
function doOverlap(ends: ReadonlyMap<number, number>, archiveBytes: number): boolean {
  let free = 0;
  for (const [begin, end] of [...ends].toSorted(([a], [b]) => a - b)) {
    if (begin < free) return true;
    free = end;
  }
  return free > archiveBytes;
}

function isUnsafe({ externalFileAttributes, fileName }: Entry): boolean {
  const isLink = ((externalFileAttributes >>> 16) & fileKind) === symbolicLink;
  return isLink || (archiveWithin.test(fileName) && !appleArchive.test(fileName));
}

async function readText(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxTextBytes) return '';
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    sizeBytes += bytes.length;
    if (sizeBytes > maxTextBytes) return '';
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks);
  return text.toString(text[0] === 0xff && text[1] === 0xfe ? 'utf16le' : 'utf8');
}

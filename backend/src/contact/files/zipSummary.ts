import { open } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { FileWindow } from './FileWindow.ts';
import { ZipReader } from './ZipReader.ts';

const maxEntries = 10_000;
/** The fewest bytes before the packed contents of an entry: its own header. */
const entryHeadBytes = 30;
/** An archive may unpack to this many bytes whatever its size; above that, to this many times its size. */
const freeBytes = 20_000_000;
const maxGrowth = 50;
/** The most bytes of an entry that is read. */
const maxTextBytes = 1_000_000;
const readEntries = new Set(['mimetype', '[Content_Types].xml', 'META-INF/manifest.xml']);

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
 * Reads the table of a ZIP. Undefined for a broken or unsafe archive: encrypted, with links, paths that lead outside
 * (yauzl refuses those), overlapping entries, duplicate names, too many entries or nested archives, or one that unpacks
 * to far more than its size.
 */
export async function summariseZip(path: string): Promise<ZipSummary | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const reader = new ZipReader(new FileWindow(file, size), path);
    const archive = await fromRandomAccessReaderPromise(reader, size, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    });
    return await summarise(archive, size);
  } catch (error) {
    // Errors of the disk are rethrown. All others are yauzl's: no table, a broken entry, a name that leads outside.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  } finally {
    await file.close();
  }
}

async function summarise(archive: ZipFile, archiveBytes: number): Promise<ZipSummary | undefined> {
  if (archive.entryCount > maxEntries) return undefined;
  const names = new Set<string>();
  const texts: ZipSummary['texts'] = new Map();
  const ends = new Map<number, number>();
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    unpackedBytes += entry.uncompressedSize;
    const begin = entry.relativeOffsetOfLocalHeader;
    // Entries that share all of their bytes are refused at the second one, not after the last of thousands.
    if (isUnsafe(entry) || names.has(entry.fileName) || ends.has(begin)) return undefined;
    if (unpackedBytes > Math.max(freeBytes, archiveBytes * maxGrowth)) return undefined;
    ends.set(begin, begin + entryHeadBytes + entry.compressedSize);
    names.add(entry.fileName);
    if (readEntries.has(entry.fileName)) texts.set(entry.fileName, await readText(archive, entry));
  }
  return doOverlap(ends, archiveBytes) ? undefined : { names: [...names], texts };
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

function isUnsafe({ externalFileAttributes, fileName, generalPurposeBitFlag }: Entry): boolean {
  const isEncrypted = (generalPurposeBitFlag & encryptedFlag) !== 0;
  const isLink = ((externalFileAttributes >>> 16) & fileKind) === symbolicLink;
  return isEncrypted || isLink || (archiveWithin.test(fileName) && !appleArchive.test(fileName));
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
  return Buffer.concat(chunks).toString('utf8');
}

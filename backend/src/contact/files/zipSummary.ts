import { stat } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const maxEntries = 10_000;
/** An archive may unpack to this many bytes whatever its size, and beyond that to this many times its size. */
const freeBytes = 20_000_000;
const maxGrowth = 50;
/** Bytes of an entry that is read. */
const maxTextBytes = 1_000_000;
const readEntries = new Set(['mimetype', '[Content_Types].xml', 'META-INF/manifest.xml']);

const encryptedFlag = 1;
const symbolicLink = 0o120000;
const fileKind = 0o170000;

/** What a ZIP holds: the names of all entries, and the text of the few that tell its kind. */
export interface ZipSummary {
  names: string[];
  texts: Map<string, string>;
}

/**
 * Reads the table of a ZIP. Undefined for an archive that is broken or unsafe: encrypted, with links, with paths that
 * lead out (yauzl refuses those), with entries that overlap, with too many, or unpacking to far more than it is.
 */
export async function summaryOfZip(path: string): Promise<ZipSummary | undefined> {
  const { size } = await stat(path);
  let archive: ZipFile;
  try {
    archive = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch {
    // No table at the end: no ZIP, whatever it begins with.
    return undefined;
  }
  try {
    return await summarised(archive, size);
  } catch {
    // yauzl says that an entry is broken or its name leads out.
    return undefined;
  } finally {
    archive.close();
  }
}

async function summarised(archive: ZipFile, archiveBytes: number): Promise<ZipSummary | undefined> {
  if (archive.entryCount > maxEntries) return undefined;
  const summary: ZipSummary = { names: [], texts: new Map() };
  let packedBytes = 0;
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    if (isUnsafe(entry) || packedBytes > archiveBytes) return undefined;
    if (unpackedBytes > Math.max(freeBytes, archiveBytes * maxGrowth)) return undefined;
    summary.names.push(entry.fileName);
    if (readEntries.has(entry.fileName)) summary.texts.set(entry.fileName, await textOf(archive, entry));
  }
  return summary;
}

function isUnsafe({ generalPurposeBitFlag, externalFileAttributes }: Entry): boolean {
  const isEncrypted = (generalPurposeBitFlag & encryptedFlag) !== 0;
  return isEncrypted || ((externalFileAttributes >>> 16) & fileKind) === symbolicLink;
}

async function textOf(archive: ZipFile, entry: Entry): Promise<string> {
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

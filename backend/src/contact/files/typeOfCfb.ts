import { type FileHandle, open } from 'node:fs/promises';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

const maxDirectorySectors = 2000;
const entryBytes = 128;
const endOfChain = 0xfffffffe;

/** Streams that tell the kind of a legacy office file. [MS-CFB], [MS-DOC], [MS-XLS], [MS-PPT]. */
const byStream = new Map<string, AcceptedType>([
  ['WordDocument', acceptedTypes.doc],
  ['Workbook', acceptedTypes.xls],
  ['Book', acceptedTypes.xls],
  ['PowerPoint Document', acceptedTypes.ppt],
]);
/** Streams of macros, and of a modern office file under a password. */
const refusedStreams = /^(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros|EncryptedPackage)$/;

/** The kind of a compound file by the names of its streams; undefined where it is another, or holds macros. */
export async function typeOfCfb(path: string): Promise<AcceptedType | undefined> {
  const file = await open(path, 'r');
  try {
    const names = await streamNames(file);
    if (names.some((name) => refusedStreams.test(name))) return undefined;
    return names.map((name) => byStream.get(name)).find((type) => type !== undefined);
  } finally {
    await file.close();
  }
}

async function streamNames(file: FileHandle): Promise<string[]> {
  const header = await readAt(file, 0, 512);
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 2 ** shift;
  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let count = 0; sector < endOfChain && count < maxDirectorySectors; count += 1) {
    const directory = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    if (directory.length < sectorBytes) return names;
    for (let at = 0; at < sectorBytes; at += entryBytes) names.push(nameOf(directory.subarray(at, at + entryBytes)));
    sector = await nextSector(file, header, sector, sectorBytes);
  }
  return names;
}

/** The sector after this one. Tables beyond the 109 of the header (files over 6.8 MB) end the search early. */
async function nextSector(file: FileHandle, header: Buffer, sector: number, sectorBytes: number): Promise<number> {
  const perTable = sectorBytes / 4;
  const table = Math.floor(sector / perTable);
  if (table >= 109) return endOfChain;
  const tableSector = header.readUInt32LE(76 + table * 4);
  const entry = await readAt(file, (tableSector + 1) * sectorBytes + (sector % perTable) * 4, 4);
  return entry.length === 4 ? entry.readUInt32LE(0) : endOfChain;
}

function nameOf(entry: Buffer): string {
  const bytes = entry.readUInt16LE(64);
  return bytes >= 2 && bytes <= 64 ? entry.subarray(0, bytes - 2).toString('utf16le') : '';
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

import { type FileHandle, open } from 'node:fs/promises';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

const maxDirectorySectors = 2000;
const entryBytes = 128;
const endOfChain = 0xfffffffe;
/** The number of tables that the header has room to list. */
const tablesInHeader = 109;

/** Streams that identify the type of a legacy office file. [MS-CFB], [MS-DOC], [MS-XLS], [MS-PPT]. */
const byStream = new Map<string, AcceptedType>([
  ['WordDocument', acceptedTypes.doc],
  ['Workbook', acceptedTypes.xls],
  ['Book', acceptedTypes.xls],
  ['PowerPoint Document', acceptedTypes.ppt],
]);
/** Streams of macros, and of a password-protected modern office file. */
const refusedStreams = /^(?:_VBA_PROJECT(?:_CUR)?|VBA|Macros|EncryptedPackage)$/;

/** The type of a compound file by the names of its streams. Undefined if it is another type, or contains macros. */
export async function detectCfbType(path: string): Promise<AcceptedType | undefined> {
  const file = await open(path, 'r');
  try {
    const names = await readStreamNames(file);
    if (!names || names.some((name) => refusedStreams.test(name))) return undefined;
    return names.map((name) => byStream.get(name)).find((type) => type !== undefined);
  } finally {
    await file.close();
  }
}

/** Undefined if the directory does not end within its bounds, so that nothing can hide beyond them. */
async function readStreamNames(file: FileHandle): Promise<string[] | undefined> {
  const header = await readAt(file, 0, 512);
  const shift = header.length < 512 ? 0 : header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let count = 0; count < maxDirectorySectors; count += 1) {
    const directory = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    if (directory.length < sectorBytes) return undefined;
    for (let at = 0; at < sectorBytes; at += entryBytes) names.push(nameOf(directory.subarray(at, at + entryBytes)));
    const next = await findNextSector(file, header, sector, sectorBytes);
    if (next === undefined || next === endOfChain) return next && names;
    sector = next;
  }
  return undefined;
}

/** The next sector of a chain, by the tables of the file; undefined if they lead nowhere. */
async function findNextSector(
  file: FileHandle,
  header: Buffer,
  sector: number,
  sectorBytes: number,
): Promise<number | undefined> {
  const perTable = sectorBytes / 4;
  const table = await findTable(file, header, Math.floor(sector / perTable), sectorBytes);
  return table === undefined ? undefined : readNumberAt(file, (table + 1) * sectorBytes + (sector % perTable) * 4);
}

/**
 * The sector of the table with that number: the header lists the first ones, a chain of lists those of larger files.
 */
async function findTable(
  file: FileHandle,
  header: Buffer,
  table: number,
  sectorBytes: number,
): Promise<number | undefined> {
  if (table < tablesInHeader) return header.readUInt32LE(76 + table * 4);
  const perList = sectorBytes / 4 - 1;
  let list: number | undefined = header.readUInt32LE(68);
  for (let passed = Math.floor((table - tablesInHeader) / perList); passed > 0; passed -= 1) {
    if (list === undefined || list >= endOfChain) return undefined;
    list = await readNumberAt(file, (list + 1) * sectorBytes + perList * 4);
  }
  if (list === undefined || list >= endOfChain) return undefined;
  return readNumberAt(file, (list + 1) * sectorBytes + ((table - tablesInHeader) % perList) * 4);
}

async function readNumberAt(file: FileHandle, position: number): Promise<number | undefined> {
  const bytes = await readAt(file, position, 4);
  return bytes.length === 4 ? bytes.readUInt32LE(0) : undefined;
}

function nameOf(entry: Buffer): string {
  const bytes = entry.readUInt16LE(64);
  return bytes >= 2 && bytes <= 64 ? entry.subarray(0, bytes - 2).toString('utf16le') : '';
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

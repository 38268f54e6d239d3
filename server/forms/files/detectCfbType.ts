import { type FileHandle, open } from 'node:fs/promises';
import { type AcceptedType, acceptedTypes, type Recognised, unknown } from './mimeTypes.ts';

const maxDirectorySectors = 2000;
const entryBytes = 128;
const endOfChain = 0xfffffffe;
/** The number of tables that the header has room to list. */
const tablesInHeader = 109;

/**
 * Streams that identify the type of a legacy office file, in lower case: their names are compared without case.
 * [MS-CFB] §2.6.4, [MS-DOC], [MS-XLS], [MS-PPT].
 */
const byStream = new Map<string, AcceptedType>([
  ['worddocument', acceptedTypes.doc],
  ['workbook', acceptedTypes.xls],
  ['book', acceptedTypes.xls],
  ['powerpoint document', acceptedTypes.ppt],
]);
const macros = /^(?:_vba_project(?:_cur)?|vba|macros)$/;
/** Holds a modern office file that is protected by a password. */
const encrypted = 'encryptedpackage';

/** The type of a compound file by the names of its streams. */
export async function detectCfbType(path: string): Promise<Recognised> {
  const file = await open(path, 'r');
  try {
    const names = (await readStreamNames(file))?.map((name) => name.toLowerCase());
    if (!names) return unknown;
    if (names.includes(encrypted)) return { fault: 'password' };
    const type = names.map((name) => byStream.get(name)).find((one) => one !== undefined);
    if (type && names.some((name) => macros.test(name))) return { fault: 'macros' };
    return type ? { type } : unknown;
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

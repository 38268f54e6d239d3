import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** Set to make the table lie about the unpacked size. */
  claimedBytes?: number;
  isEncrypted?: boolean;
  isLink?: boolean;
  /** Reuses the bytes of the first entry instead of its own, starting at this offset. */
  sharesFirstFrom?: number;
}

/** A ZIP as office programs write it, with the faults that a test needs. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  let first: { common: Buffer } | undefined;
  /** Repeated contents are packed once. */
  const packedBefore = new Map<string | Buffer, Buffer>();
  for (const { name, content = '', claimedBytes, isEncrypted = false, isLink = false, sharesFirstFrom } of entries) {
    if (sharesFirstFrom !== undefined && first) {
      const common = Buffer.from(first.common);
      common.writeUInt16LE(Buffer.byteLength(name), 22);
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(sharesFirstFrom, 10);
      table.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, Buffer.from(name));
      continue;
    }
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
    const packed = packedBefore.get(content) ?? deflateRawSync(bytes);
    packedBefore.set(content, packed);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(isLink ? 0xa1ff0000 : 0, 6);
    tail.writeUInt32LE(offset, 10);
    table.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, Buffer.from(name));
    files.push(file);
    offset += file.length;
    first ??= { common };
  }
  const directory = Buffer.concat(table);
  return Buffer.concat([...files, directory, writeEndOfZip(entries.length, directory.length, offset)]);
}

/** The end of a ZIP, as ZIP64 if the plain format cannot count the entries. */
function writeEndOfZip(entries: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Math.min(entries, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries, 0xffff), 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryAt, 16);
  if (entries < 0xffff) return end;
  const large = Buffer.alloc(56);
  large.write('PK\x06\x06', 'latin1');
  large.writeBigUInt64LE(44n, 4);
  large.writeBigUInt64LE(BigInt(entries), 24);
  large.writeBigUInt64LE(BigInt(entries), 32);
  large.writeBigUInt64LE(BigInt(directoryBytes), 40);
  large.writeBigUInt64LE(BigInt(directoryAt), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(directoryAt + directoryBytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([large, locator, end]);
}

/**
 * A compound file whose directory names the given streams, [MS-CFB]: one table, and the directory at `directoryAt`. If
 * that is beyond what the header's tables cover, the file has a list of more tables too.
 */
export function compoundFileOf(streams: string[], directoryAt = 1): Buffer {
  const entries = ['Root Entry', ...streams];
  const sectors = Math.ceil(entries.length / 4);
  const perTable = 128;
  const sectorBytes = 512;
  const tableOf = Math.floor(directoryAt / perTable);
  const listAt = directoryAt + sectors;
  const file = Buffer.alloc((listAt + 2) * sectorBytes, 0xff);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(directoryAt, 48);
  file.writeUInt32LE(tableOf < 109 ? 0xfffffffe : listAt, 68);
  // The table is in the first sector. If the header has no room for it, the list of more tables names it.
  const named = tableOf < 109 ? 76 + tableOf * 4 : (listAt + 1) * sectorBytes + (tableOf - 109) * 4;
  file.writeUInt32LE(0, named);
  for (let sector = 0; sector < sectors; sector += 1) {
    const next = sector === sectors - 1 ? 0xfffffffe : directoryAt + sector + 1;
    file.writeUInt32LE(next, sectorBytes + ((directoryAt + sector) % perTable) * 4);
  }
  for (const [index, name] of entries.entries()) {
    const at = (directoryAt + 1) * sectorBytes + index * 128;
    file.fill(0, at, at + 128);
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
  }
  file.fill(0, (directoryAt + 1) * sectorBytes + entries.length * 128, (listAt + 1) * sectorBytes);
  return tableOf < 109 ? file.subarray(0, (listAt + 1) * sectorBytes) : file;
}

import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { isPlainText } from './isPlainText.ts';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';
import { typeOfCfb } from './typeOfCfb.ts';
import { typeOfZip } from './typeOfZip.ts';

const headBytes = 4100;
const zip = Buffer.from('PK\u0003\u0004', 'latin1');
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Kinds that their first bytes tell. */
const byHead = new Map<string, AcceptedType>([
  ['jpg', acceptedTypes.jpeg],
  ['png', acceptedTypes.png],
  ['webp', acceptedTypes.webp],
  ['pdf', acceptedTypes.pdf],
  ['rtf', acceptedTypes.rtf],
]);

/**
 * What a file is, by its content: its name and the type that the browser sent are not asked, except to tell Pages from
 * Numbers. Undefined when it is none of the accepted kinds, holds macros, is encrypted, or would unpack to far more
 * than it is. Nothing is unpacked beyond small, bounded entries. Decision 21.
 */
export async function typeOfFile(path: string, fileName: string): Promise<AcceptedType | undefined> {
  const head = await headOf(path);
  if (head.subarray(0, 4).equals(zip)) return typeOfZip(path, fileName);
  if (head.subarray(0, 8).equals(compoundFile)) return typeOfCfb(path);
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  if (known) return byHead.get(known.ext);
  return (await isPlainText(path)) ? acceptedTypes.txt : undefined;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

import { open } from 'node:fs/promises';
import { detectCfbType } from './detectCfbType.ts';
import { detectZipType } from './detectZipType.ts';
import { isPlainText } from './isPlainText.ts';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

const headBytes = 16;

/** What kinds begin with, one character for each byte. Any other beginning may be that of a text. */
const zip = 'PK\x03\x04';
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const byHead: [beginning: string, at: number, type: AcceptedType][] = [
  ['\xff\xd8\xff', 0, acceptedTypes.jpeg],
  ['\x89PNG\r\n\x1a\n', 0, acceptedTypes.png],
  // Behind RIFF and the size of the whole.
  ['WEBPVP8', 8, acceptedTypes.webp],
  ['%PDF-', 0, acceptedTypes.pdf],
  ['{\\rtf', 0, acceptedTypes.rtf],
];

/**
 * What a file is, by its content: its name and the type that the browser sent are not asked, except to tell Pages from
 * Numbers. Undefined when it is none of the accepted kinds, holds macros, is encrypted, or would unpack to far more
 * than it is. Nothing is unpacked beyond small, bounded entries. R28.
 */
export async function detectFileType(path: string, fileName: string): Promise<AcceptedType | undefined> {
  const head = await headOf(path);
  if (head.startsWith(zip)) return detectZipType(path, fileName);
  if (head.startsWith(compoundFile)) return detectCfbType(path);
  const known = byHead.find(([beginning, at]) => head.startsWith(beginning, at));
  if (known) return known[2];
  return (await isPlainText(path)) ? acceptedTypes.txt : undefined;
}

/** One character for each byte. */
async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

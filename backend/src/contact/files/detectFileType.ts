import { open } from 'node:fs/promises';
import { detectCfbType } from './detectCfbType.ts';
import { detectZipType } from './detectZipType.ts';
import { isPlainText } from './isPlainText.ts';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

const headBytes = 16;

/** How files of each type begin, one character per byte. Any other beginning may be that of a text. */
const zip = 'PK\x03\x04';
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const byHead: [beginning: string, at: number, type: AcceptedType][] = [
  ['\xff\xd8\xff', 0, acceptedTypes.jpeg],
  ['\x89PNG\r\n\x1a\n', 0, acceptedTypes.png],
  // After RIFF and the size of the file.
  ['WEBPVP8', 8, acceptedTypes.webp],
  ['%PDF-', 0, acceptedTypes.pdf],
  ['{\\rtf', 0, acceptedTypes.rtf],
];

/**
 * The type of a file by its content. Its name and the type sent by the browser are ignored, except to tell Pages from
 * Numbers. Undefined if it is not an accepted type, contains macros, is encrypted, or would unpack to far more than its
 * size. Nothing is unpacked except small, bounded entries. R28.
 */
export async function detectFileType(path: string, fileName: string): Promise<AcceptedType | undefined> {
  const head = await readHead(path);
  if (head.startsWith(zip)) return detectZipType(path, fileName);
  if (head.startsWith(compoundFile)) return detectCfbType(path);
  const known = byHead.find(([beginning, at]) => head.startsWith(beginning, at));
  if (known) return known[2];
  return (await isPlainText(path)) ? acceptedTypes.txt : undefined;
}

/** The first bytes of a file, one character per byte. */
async function readHead(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

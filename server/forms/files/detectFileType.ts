import { open } from 'node:fs/promises';
import { detectCfbType } from './detectCfbType.ts';
import { detectZipType } from './detectZipType.ts';
import { type Recognised, unknown } from './FileFault.ts';
import { isPlainText } from './isPlainText.ts';
import { type AcceptedType, acceptedTypes } from './mimeTypes.ts';

/** Bytes among which a PDF begins: readers search as far (ISO 32000, annex H.3.4.1), so programs write so. */
const headBytes = 1024;
/** Bytes among which a PDF says where its last table is. */
const tailBytes = 2048;

/** How files of each type begin, one character per byte. Any other beginning may be that of a text. */
const zip = 'PK\x03\x04';
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const byHead: [beginning: string, at: number, type: AcceptedType][] = [
  ['\xff\xd8\xff', 0, acceptedTypes.jpeg],
  ['\x89PNG\r\n\x1a\n', 0, acceptedTypes.png],
  // After RIFF and the size of the file.
  ['WEBPVP8', 8, acceptedTypes.webp],
];
/** A byte order mark, empty lines and NULs, which some programs write before everything else. */
const leading = /^(?:\xef\xbb\xbf)?[\s\0]*/;

/**
 * What a file is by its content. Its name and the type sent by the browser are ignored, except to tell Pages from
 * Numbers. A fault if it is not an accepted type, contains macros, needs a password, or would unpack to far more than
 * its size. Nothing is unpacked except small, bounded entries. R28.
 */
export async function detectFileType(path: string, fileName: string): Promise<Recognised> {
  const { head, tail } = await readEnds(path);
  if (head.startsWith(zip)) return detectZipType(path, fileName);
  if (head.startsWith(compoundFile)) return detectCfbType(path);
  const known = byHead.find(([beginning, at]) => head.startsWith(beginning, at));
  if (known) return { type: known[2] };
  const begun = head.replace(leading, '');
  if (begun.startsWith('{\\rtf')) return { type: acceptedTypes.rtf };
  if (begun.startsWith('%PDF-') || isPdfBehindOther(begun, tail)) return { type: acceptedTypes.pdf };
  return (await isPlainText(path)) ? { type: acceptedTypes.txt } : unknown;
}

/** A PDF behind what a printer or an old file system put before it, which is not a page that goes on as a PDF. */
function isPdfBehindOther(head: string, tail: string): boolean {
  return /%PDF-\d\.\d/.test(head) && /startxref\s+\d+\s+%%EOF/.test(tail) && !/^<[!?a-z]/i.test(head);
}

/** The first and the last bytes of a file, one character per byte. */
async function readEnds(path: string): Promise<{ head: string; tail: string }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return { head: await read(headBytes, 0), tail: await read(tailBytes, Math.max(0, size - tailBytes)) };
  } finally {
    await file.close();
  }
}

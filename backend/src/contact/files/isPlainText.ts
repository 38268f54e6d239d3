import { createReadStream } from 'node:fs';

/** What a page or a picture with script begins with, in whatever file it hides. */
const markup = /^\s*<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const otherPrograms = /^(?:#!|MZ)/;

/** Text in UTF-8, or in UTF-16 with its mark; no NUL, no markup. Decision 21. */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let head = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.from(chunk);
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      const text = decoder.decode(bytes, { stream: true });
      if (text.includes('\0')) return false;
      if (head.length < 200) head += text.slice(0, 200);
    }
    decoder?.decode();
  } catch (error) {
    // The decoder says no; a disk that fails is another matter.
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !markup.test(head) && !otherPrograms.test(head);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

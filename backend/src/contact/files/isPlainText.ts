import { createReadStream } from 'node:fs';

/**
 * How HTML, drawings and server scripts begin: as browsers know them (WHATWG MIME Sniffing §7.1), with SVG and PHP
 * added.
 */
const markup =
  /^<(?:!--|!doctype|\?xml|\?php|(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/])/i;
const program = /^#!/;
const maxHeadCharacters = 200;

/** Tells whether a file is text in UTF-8, or in UTF-16 with a byte order mark, without NUL and markup. R28. */
export async function isPlainText(path: string): Promise<boolean> {
  let decoder: TextDecoder | undefined;
  let head = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const bytes = Buffer.from(chunk);
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      const text = decoder.decode(bytes, { stream: true });
      if (text.includes('\0')) return false;
      if (head.length < maxHeadCharacters) head = (head + text).trimStart().slice(0, maxHeadCharacters);
    }
    decoder?.decode();
  } catch (error) {
    // The decoder rejects the text. A failing disk is another matter.
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !markup.test(head) && !program.test(head);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

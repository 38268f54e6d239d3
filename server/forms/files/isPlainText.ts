import { createReadStream } from 'node:fs';

/**
 * How HTML, drawings and server scripts begin: as browsers know them (WHATWG MIME Sniffing §7.1), with SVG and PHP
 * added.
 */
const markup =
  /^<(?:!--|!doctype|\?xml|\?php|(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s>/])/i;
const program = /^#!/;
const maxHeadCharacters = 200;

/** Control characters of texts: tab, line ends, form feed, the end mark of DOS, and the escape of Japanese texts. */
const usualControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

const hasNul = (text: string) => text.includes('\0');

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0x20 && !usualControls.has(code)) || code === 0x7f) return true;
  }
  return false;
}

/** An encoding, and what no text in it contains. */
interface Reading {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';
  isImpossible: (text: string) => boolean;
}

/**
 * Tells whether a file is text without markup: in UTF-8, in UTF-16, or in one of the code pages that Windows and older
 * systems write, which have a character for nearly every byte but no more control characters than other texts. R28.
 */
export async function isPlainText(path: string): Promise<boolean> {
  for (const reading of readingsOf(await readBeginning(path))) {
    const head = await readAs(path, reading);
    if (head !== undefined) return !markup.test(head) && !program.test(head);
  }
  return false;
}

function readingsOf([first, second]: Buffer): Reading[] {
  if (first === 0xff && second === 0xfe) return [{ encoding: 'utf-16le', isImpossible: hasNul }];
  if (first === 0xfe && second === 0xff) return [{ encoding: 'utf-16be', isImpossible: hasNul }];
  // UTF-16 without its mark: the other half of a Latin letter is a NUL.
  if (first === 0 && second) return [{ encoding: 'utf-16be', isImpossible: hasControls }];
  if (second === 0) return [{ encoding: 'utf-16le', isImpossible: hasControls }];
  return [
    { encoding: 'utf-8', isImpossible: hasNul },
    { encoding: 'latin1', isImpossible: hasControls },
  ];
}

/** The beginning of a text, without spaces; undefined if the file is no text in this encoding. */
async function readAs(path: string, { encoding, isImpossible }: Reading): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(Buffer.from(chunk), { stream: true });
      if (isImpossible(text)) return undefined;
      if (head.length < maxHeadCharacters) head = (head + text).trimStart().slice(0, maxHeadCharacters);
    }
    decoder.decode();
  } catch (error) {
    // The decoder rejects the text. A failing disk is another matter.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return head;
}

async function readBeginning(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 1 })) return Buffer.from(chunk);
  return Buffer.alloc(0);
}

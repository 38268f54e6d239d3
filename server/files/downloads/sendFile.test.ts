import { expect, test } from 'vitest';
import { attachmentOf } from './sendFile.ts';

/** The name as a reader of RFC 6266 understands it. */
function nameIn(header: string): string {
  const extended = /filename\*=UTF-8''([^;]+)$/.exec(header)?.[1] ?? '';
  return decodeURIComponent(extended);
}

test.each([
  ['brief.pdf', 'brief.pdf'],
  ['Entwurf über Ähren (1).pdf', 'Entwurf über Ähren (1).pdf'],
  ["l'étude*.docx", "l'étude*.docx"],
  ['a"b\\c.pdf', 'a"b\\c.pdf'],
  ['one\r\nSet-Cookie: x=1.pdf', 'oneSet-Cookie: x=1.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['', 'file'],
  ['\uD800.txt', '\uFFFD.txt'],
])('names the download %j without letting it break the header', (given, expected) => {
  const header = attachmentOf(given);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header.match(/filename="([^"\\]*)"/)).not.toBeNull();
  expect(nameIn(header)).toBe(expected);
});

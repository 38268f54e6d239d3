import fc from 'fast-check';

/** An email as some program writes it, and what a person who reads it there sees. */
export interface WrittenMail {
  raw: Buffer;
  name: string;
  address: string;
  subject: string;
  text: string;
  attachments: string[];
}

const word = fc.constantFrom(
  'Tuesday',
  'is',
  'fine',
  'Grüße',
  'naïve',
  '漢字',
  'price',
  '=20',
  '.',
  '>',
  '--',
  'Ünïcode',
  '😀',
  '100%',
);
const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '));
const latinLine = fc
  .array(fc.constantFrom('Grüße', 'aus', 'München', 'à', 'bientôt', '=', '_'), { minLength: 1, maxLength: 20 })
  .map((words) => words.join(' '));
const name = fc.constantFrom('Ada Vinter', 'Zoë Müller', 'Vinter, Ada', 'O’Brien', '山田太郎', 'A. "B" C');
const fileName = fc.constantFrom(
  'plan.pdf',
  'Plän für März.pdf',
  'a very long name that no line of a header can hold whole, however it is turned.docx',
  '見積.xlsx',
);

type Encoding = '7bit' | '8bit' | 'base64' | 'quoted-printable';

/** Emails in the shapes, encodings, charsets and line ends in which programs write them. */
export const writtenMails: fc.Arbitrary<WrittenMail> = fc
  .record({
    name,
    isLatin: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    latinLines: fc.array(latinLine, { minLength: 1, maxLength: 12 }),
    encoding: fc.constantFrom<Encoding>('8bit', 'base64', 'quoted-printable'),
    words: fc.constantFrom('B', 'Q', 'raw'),
    shape: fc.constantFrom('plain', 'html', 'alternative', 'mixed', 'related', 'nested', 'html and file'),
    lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
    file: fileName,
    fileNameAs: fc.constantFrom('rfc2231', 'rfc2047', 'both'),
    boundary: fc.constantFrom('b', '=_Part_1_2.3', '----=_NextPart_000_0012_01D9', "a'b+c/d"),
    isFolded: fc.boolean(),
    isLower: fc.boolean(),
    preamble: fc.constantFrom('', 'This is a multi-part message in MIME format.'),
    isCutOff: fc.boolean(),
  })
  .map((by) => {
    const lines = by.isLatin ? by.latinLines : by.lines;
    const text = lines.join('\n').trim();
    const charset = by.isLatin ? 'iso-8859-1' : 'utf-8';
    const subject = [...(lines[0] ?? '')].slice(0, 60).join('').trim().replace(/\s+/g, ' ') || 'Re';
    const wordsAs = by.words === 'raw' && by.isLatin ? 'Q' : by.words;
    const part = (type: string, body: string, encoding: Encoding = by.encoding) => [
      `Content-Type: ${type}; charset=${charset}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      ...encode(body, encoding, charset),
    ];
    const html = `<html><body>${lines.map((one) => `<div>${escaped(one)}</div>`).join('\n')}</body></html>`;
    const attached = [
      ...fileHead(by.file, by.fileNameAs),
      'Content-Transfer-Encoding: base64',
      '',
      ...(Buffer.from('%PDF-1.7 no words')
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
    ];
    const many = (type: string, parts: string[][], boundary: string = by.boundary) => [
      `Content-Type: multipart/${type};${by.isFolded ? '\n\t' : ' '}boundary="${boundary}"`,
      '',
      ...(by.preamble ? [by.preamble] : []),
      ...parts.flatMap((one) => [`--${boundary}`, ...one]),
      ...(by.isCutOff ? [] : [`--${boundary}--`, '']),
    ];
    const plain = part('text/plain', lines.join('\n'));
    const page = part('text/html', html);
    const body = {
      plain,
      html: page,
      alternative: many('alternative', [plain, page]),
      mixed: many('mixed', [plain, attached]),
      related: many('related', [
        page,
        ['Content-Type: image/png', 'Content-ID: <i@x>', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo='],
      ]),
      nested: many('mixed', [many('alternative', [plain, page], `${by.boundary}-inner`), attached]),
      'html and file': many('mixed', [page, attached]),
    }[by.shape];
    const spelt = (field: string) => (by.isLower ? field.toLowerCase() : field);
    const all = [
      `${spelt('From')}: ${phrase(by.name, wordsAs)} <ada@example.com>`,
      `${spelt('To')}: <answers+1@localhost>`,
      `${spelt('Subject')}:${by.isFolded ? '\n ' : ' '}${encoded(subject, wordsAs)}`,
      `${spelt('Message-ID')}: <1@example.com>`,
      `${spelt('MIME-Version')}: 1.0`,
      ...body,
    ].join('\n');
    const raw = Buffer.from(all.replaceAll('\n', by.lineEnd), by.isLatin && by.encoding === '8bit' ? 'latin1' : 'utf8');
    const attachments = ['mixed', 'nested', 'html and file'].includes(by.shape) ? [by.file] : [];
    return { raw, name: by.name, address: 'ada@example.com', subject, text, attachments };
  });

function encode(text: string, encoding: Encoding, charset: string): string[] {
  const bytes = Buffer.from(text, charset === 'utf-8' ? 'utf8' : 'latin1');
  if (encoding === 'base64') return bytes.toString('base64').match(/.{1,76}/g) ?? [''];
  if (encoding !== 'quoted-printable') return text.split('\n');
  return [...bytes]
    .map((byte) =>
      byte === 10
        ? '\n'
        : byte > 126 || byte < 32 || byte === 61
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
    )
    .join('')
    .split('\n')
    .flatMap((one) => softly(one));
}

/** Lines of at most 76 characters, which end in `=` where the text does not. */
function softly(text: string): string[] {
  const pieces = text.match(/(?:=[0-9A-F]{2}|[^=]){1,24}/g) ?? [''];
  return pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}=` : piece.replace(/ $/, '=20')));
}

/** Encoded words of at most 75 characters, one to a line; or UTF-8 as it is. RFC 2047, RFC 6532. */
function encoded(text: string, as: string): string {
  if (as === 'raw') return text;
  const pieces: string[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    if (last !== undefined && Buffer.byteLength(last + character) <= 15) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  const one = (piece: string) =>
    as === 'B'
      ? `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`
      : `=?utf-8?q?${[...Buffer.from(piece)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')}?=`;
  return pieces.map(one).join('\n ');
}

function phrase(given: string, as: string): string {
  return as === 'raw' ? `"${given.replace(/["\\]/g, '\\$&')}"` : encoded(given, as);
}

function fileHead(file: string, as: string): string[] {
  const mime = `filename="${encoded(file, 'B').replaceAll('\n', '')}"`;
  const extended = `filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)}`;
  const names = as === 'rfc2047' ? [mime] : as === 'rfc2231' ? [extended] : [mime, extended];
  return ['Content-Type: application/pdf', `Content-Disposition: attachment;\n ${names.join(';\n ')}`];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

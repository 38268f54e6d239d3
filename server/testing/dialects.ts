import fc from 'fast-check';
import { type AcceptedType, acceptedTypes } from '../forms/files/mimeTypes.ts';
import { compoundFileOf, type ZipEntry, zipOf } from './archives.ts';

/** A file as some program writes it, and its type. */
export interface Dialect {
  content: Buffer;
  type: AcceptedType;
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const kinds = [
  { type: acceptedTypes.docx, main: `${openXml}.wordprocessingml.document.main+xml`, part: 'word/document.xml' },
  { type: acceptedTypes.xlsx, main: `${openXml}.spreadsheetml.sheet.main+xml`, part: 'xl/workbook.xml' },
  { type: acceptedTypes.pptx, main: `${openXml}.presentationml.presentation.main+xml`, part: 'ppt/presentation.xml' },
] as const;

interface OfficeStyle {
  kind: (typeof kinds)[number];
  /** The main part is named by itself, or by its extension, as .NET's packages do. */
  isByExtension: boolean;
  prefix: string;
  /** What the program writes between names and values, and around values. */
  quote: string;
  listName: string;
  hasBackslashes: boolean;
  isUpperCase: boolean;
  isMarked: boolean;
  trailing: number;
}

/** An office file in the manner of a program. */
function officeIn(style: OfficeStyle): Dialect {
  const { hasBackslashes, isByExtension, isMarked, isUpperCase, kind, listName, prefix, quote, trailing } = style;
  const attribute = (name: string, value: string) => ` ${name}=${quote}${value}${quote}`;
  const part = isUpperCase ? kind.part.toUpperCase() : kind.part;
  const named = isByExtension
    ? `<${prefix}Default${attribute('Extension', 'xml')}${attribute('ContentType', kind.main)}/>`
    : `<${prefix}Override${attribute('ContentType', kind.main)}${attribute('PartName', `/${kind.part}`)}/>`;
  const types = `<?xml version="1.0"?><${prefix}Types>${named}</${prefix}Types>`;
  const entries: ZipEntry[] = [
    { name: listName, content: isMarked ? `\ufeff${types}` : types },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: hasBackslashes ? part.replaceAll('/', '\\') : part, content: '<a/>' },
  ];
  return { type: kind.type, content: Buffer.concat([zipOf(entries), Buffer.alloc(trailing, 10)]) };
}

/** Office files as programs write them, all habits combined. */
export const officeDialects: fc.Arbitrary<Dialect> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    isByExtension: fc.boolean(),
    prefix: fc.constantFrom('', 'ns0:', 'ct:'),
    quote: fc.constantFrom('"', "'"),
    listName: fc.constantFrom('[Content_Types].xml', '[content_types].xml'),
    hasBackslashes: fc.boolean(),
    isUpperCase: fc.boolean(),
    isMarked: fc.boolean(),
    trailing: fc.integer({ min: 0, max: 300 }),
  })
  .map(officeIn);

const letters = fc.string({
  unit: fc.constantFrom(...'Angebot für Ihr Büro, Größe, café, señor 12.50\t\r\n'),
  minLength: 1,
  maxLength: 400,
});
/** Texts that offices save: each in the encoding that its program chooses. */
export const textsOfOffices: fc.Arbitrary<Buffer> = fc
  .record({ text: letters, encoding: fc.constantFrom('utf8', 'marked', 'latin1', 'utf16le', 'utf16be', 'unmarked') })
  .map(({ encoding, text }) => {
    const words = `Brief: ${text}`;
    if (encoding === 'latin1') return Buffer.from(words, 'latin1');
    if (encoding === 'utf8') return Buffer.from(words);
    if (encoding === 'marked') return Buffer.from(`\ufeff${words}`);
    const wide = Buffer.from(encoding === 'unmarked' ? words : `\ufeff${words}`, 'utf16le');
    return encoding === 'utf16be' ? wide.swap16() : wide;
  });

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n';

/** Single files of which a program is known to write such. */
export function makeDialects(): Record<string, Dialect> {
  const pdfOf = (before: string | Buffer): Dialect => ({
    type: acceptedTypes.pdf,
    content: Buffer.concat([Buffer.from(before), Buffer.from(pdf)]),
  });
  const [word] = kinds;
  return {
    'a PDF behind a byte order mark': pdfOf('\ufeff'),
    'a PDF behind an empty line': pdfOf('\r\n\n'),
    'a PDF behind the commands of a printer': pdfOf(
      '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n',
    ),
    'a PDF behind the head of an old Macintosh': pdfOf(Buffer.alloc(128, 'brief.pdf\0\x01')),
    'an RTF behind an empty line': { type: acceptedTypes.rtf, content: Buffer.from('\n{\\rtf1\\ansi text}') },
    'an offer saved as ANSI': {
      type: acceptedTypes.txt,
      content: Buffer.from('Angebot f\xfcr Ihr B\xfcro \x80 500', 'latin1'),
    },
    'a text of an old computer for Russian': {
      type: acceptedTypes.txt,
      content: Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
    },
    'an old sheet whose streams are in capitals': { type: acceptedTypes.xls, content: compoundFileOf(['WORKBOOK']) },
    'an old document whose streams are in capitals': {
      type: acceptedTypes.doc,
      content: compoundFileOf(['WORDDOCUMENT']),
    },
    'a Word document with one byte behind it': {
      type: acceptedTypes.docx,
      content: Buffer.concat([
        zipOf([
          {
            name: '[Content_Types].xml',
            content: `<Types><Override PartName="/${word.part}" ContentType="${word.main}"/></Types>`,
          },
          { name: word.part, content: '<a/>' },
        ]),
        Buffer.from('\n'),
      ]),
    },
  };
}

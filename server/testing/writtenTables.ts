import fc from 'fast-check';
import { expect } from 'vitest';
import { byteOrderMark } from '../inbox/csv.ts';
import { readRedirects } from '../redirects/redirectPath.ts';
import type { Stage } from './stage.ts';

/** A redirect as somebody types it into a spreadsheet, and as it is meant. */
interface TypedRedirect {
  typed: [from: string, to: string, status: string];
  meant: { from: string; to: string; isPermanent: boolean };
}

/** A table of redirects as a program writes it. */
interface WrittenTable {
  bytes: Buffer;
  meant: TypedRedirect['meant'][];
}

/** The ways in which Excel, LibreOffice, Numbers, Google Sheets and scripts write the same table. */
const dialects = fc.record({
  encoding: fc.constantFrom('utf8', 'utf8 with a mark', 'utf16le', 'latin1'),
  separator: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quoted: fc.constantFrom('where needed', 'all'),
  head: fc.constantFrom('', 'from', 'From'),
  /** A column that nobody filled in. */
  hasEmptyColumn: fc.boolean(),
  emptyLines: fc.nat(3),
});

/** Parts of addresses as sites of other programs have them. */
const part = fc.constantFrom(
  ...[
    'leistungen',
    'über-uns',
    'café',
    'artikel,123',
    'page;jsessionid=1F',
    'Index.php',
    'a+b',
    "o'neill",
    '100%',
    'ñ',
  ],
);
const end = fc.constantFrom('', '.html', '.php', '/', ',12,0');

/** Imports this many generated tables: each redirect is stored as it was meant. There are pages at `targets`. */
export async function checkWrittenTables({ asAdmin, payload }: Stage, targets: readonly string[], numRuns: number) {
  const isMoved = { from: { like: '/moved-' } };
  const stored = async () => (await readRedirects(payload)).filter(({ from }) => from.startsWith('/moved-'));
  const { siteUrl } = payload.config.admin.custom ?? {};
  await fc.assert(
    fc.asyncProperty(writtenTables(String(siteUrl), targets), async ({ bytes, meant }) => {
      const { body } = await asAdmin('POST', 'redirects/import', new Uint8Array(bytes), { 'Content-Type': 'text/csv' });
      expect(body).toMatchObject({ added: meant.length, faults: [] });
      expect((await stored()).map(({ from, isPermanent, to }) => ({ from, to, isPermanent }))).toEqual(
        expect.arrayContaining(meant),
      );
      await payload.db.deleteMany({ collection: 'redirects', where: isMoved });
    }),
    { numRuns, seed: 20_261_128 },
  );
}

/** Tables whose old addresses are all different. Some people type the address of the site in front. */
function writtenTables(siteUrl: string, targets: readonly string[]): fc.Arbitrary<WrittenTable> {
  const redirect = fc
    .record({
      parts: fc.array(part, { minLength: 1, maxLength: 3 }),
      end,
      to: fc.constantFrom(...targets),
      ending: fc.constantFrom('', '.html', '/'),
      host: fc.constantFrom('', siteUrl),
      isEncoded: fc.boolean(),
      status: fc.constantFrom('', '301', '302', '307', '308'),
    })
    .map(({ ending, host, isEncoded, parts, status, to, ...one }) => ({
      path: (number: number) => `/moved-${number}/${parts.join('/')}${one.end}`,
      write: (path: string): TypedRedirect => ({
        typed: [`${host}${isEncoded ? encodeURI(path) : path}`, `${to}${ending}`, status],
        meant: {
          from: path.replace(/%/g, '%25').replace(/\/$/, ''),
          to,
          isPermanent: status !== '302' && status !== '307',
        },
      }),
    }));
  return fc
    .record({ redirects: fc.array(redirect, { minLength: 1, maxLength: 8 }), dialect: dialects })
    .map(({ dialect, redirects }) => {
      const { emptyLines, encoding, hasEmptyColumn, head, lineEnd, quoted, separator } = dialect;
      const rows = redirects.map(({ path, write }, index) => write(path(index)));
      const cell = (text: string) =>
        quoted === 'all' || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
      const lines = [...(head ? [[head, 'to', 'status']] : []), ...rows.map(({ typed }) => typed)].map((cells) =>
        [...cells, ...(hasEmptyColumn ? [''] : [])].map(cell).join(separator),
      );
      const text = `${lines.join(lineEnd)}${lineEnd.repeat(emptyLines)}`;
      const bytes =
        encoding === 'utf8'
          ? Buffer.from(text)
          : encoding === 'latin1'
            ? Buffer.from(text, 'latin1')
            : Buffer.from(`${byteOrderMark}${text}`, encoding === 'utf16le' ? 'utf16le' : 'utf8');
      return { bytes, meant: rows.map(({ meant }) => meant) };
    });
}

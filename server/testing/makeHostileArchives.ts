import { crc32, deflateRawSync } from 'node:zlib';
import { type ZipEntry, zipOf } from './archives.ts';
import { docxOf } from './sampleFiles.ts';

/** Archives that look like documents and would harm the program that unpacks them, by what is wrong with each. */
export function makeHostileArchives(): Record<string, Buffer> {
  const archive = { name: 'word/embeddings/next.zip', content: makeNested(5, 10) };
  const list = Buffer.alloc(900_000);
  const slips = ['../../backend/x', '/etc/x', 'word\\..\\..\\x', 'C:\\x', 'word/../../x'];
  const files: Record<string, Buffer> = {
    'a document of 205 kB that unpacks to 200 MB': docxOf([
      { name: 'word/media/a', content: Buffer.alloc(200_000_000) },
    ]),
    'a document that claims to unpack to 4 GB': docxOf([{ name: 'word/a', content: 'a', claimedBytes: 4_000_000_000 }]),
    'archives in archives, sixteen of each': makeNested(5, 16),
    'archives in archives within a document': docxOf([archive]),
    'a hundred thousand entries': docxOf(makeEntries(100_000)),
    'ten thousand entries too many': docxOf(makeEntries(20_000)),
    'entries that share their bytes': docxOf([{ name: 'word/b', sharesFirstFrom: 0 }]),
    'entries that share some of their bytes': docxOf([{ name: 'word/b', sharesFirstFrom: 1 }]),
    'thousands of entries that share their bytes': makeOverlapping(9_000),
    'an entry twice': docxOf([{ name: 'word/a' }, { name: 'word/a' }]),
    'a thousand lists of types': zipOf(
      Array.from({ length: 1000 }, () => ({ name: '[Content_Types].xml', content: list })),
    ),
    'a link': docxOf([{ name: 'word/link', content: '/etc/passwd', isLink: true }]),
    'an encrypted entry': docxOf([{ name: 'word/secret.xml', isEncrypted: true }]),
    'a list of types that unpacks to more than it says': makeLying(),
    'a table that is not there': docxOf().subarray(0, -30),
  };
  for (const name of slips) files[`a path that leads out: ${name}`] = docxOf([{ name, content: 'x' }]);
  return files;
}

function makeEntries(count: number): ZipEntry[] {
  return Array.from({ length: count }, (_, index) => ({ name: `word/e${index}` }));
}

/**
 * Like the well-known 42.zip: `width` archives in each archive, `depth` levels deep, and a lot of zeros in the
 * innermost.
 */
function makeNested(depth: number, width: number): Buffer {
  let inner = zipOf([{ name: '0.dll', content: Buffer.alloc(4_000_000) }]);
  for (let level = 0; level < depth; level += 1) {
    const content = inner;
    inner = zipOf(Array.from({ length: width }, (_, index) => ({ name: `lib${index}.zip`, content })));
  }
  return inner;
}

/** One entry, named thousands of times: no nested archive, and yet it grows without end. */
function makeOverlapping(count: number): Buffer {
  const kernel = { name: 'word/0', content: Buffer.alloc(2000) };
  return zipOf([
    kernel,
    ...Array.from({ length: count }, (_, index) => ({ name: `word/${index + 1}`, sharesFirstFrom: 0 })),
  ]);
}

/** The table says ten bytes, but the packed content has fifty million. */
function makeLying(): Buffer {
  const content = Buffer.alloc(50_000_000);
  const good = zipOf([{ name: '[Content_Types].xml', content, claimedBytes: 10 }]);
  if (good.length < deflateRawSync(content).length || crc32(content) === 0)
    throw new Error('The archive is not packed');
  return good;
}

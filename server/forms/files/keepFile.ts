import { Readable } from 'node:stream';
import { openBoundedThread } from '../../bounded/boundedThread.ts';
import { type Piece, readPieces } from '../../files/pictures/Picture.ts';
import type { AcceptedType, FileFault } from './mimeTypes.ts';
import type { KeptBytes, Uploads } from './uploads.ts';

type Fault = Extract<LookedAt, { fault: string }>;

/**
 * Recognises a received file by its content, and removes everything from a picture except what it is drawn by, its
 * colours and its orientation: nothing tells where, when and by whom it was taken, and nothing hides after its end. It
 * is never decoded, so its pixels do not change and cost nothing. The smaller file replaces the received one; with a
 * fault the received one still exists.
 */
export async function keepFile(
  uploads: Uploads,
  file: KeptBytes,
  givenName: string,
): Promise<(KeptBytes & { type: AcceptedType }) | Fault> {
  const looked = await askWhatItIs({ path: file.path, name: givenName });
  if ('fault' in looked) return looked;
  const { pieces, type } = looked;
  const [first, second] = pieces ?? [];
  const isWhole = second === undefined && (!first || ('to' in first && first.to === file.sizeBytes));
  if (!pieces || isWhole) return { ...file, type };
  const kept = await uploads.keep(Readable.from(readPieces(file.path, pieces)));
  await uploads.remove(file.storageName);
  return { ...kept, type };
}

/** What a received file is; for a picture also the parts that are kept of it. Or why it is refused. */
export type LookedAt = { type: AcceptedType; pieces?: Piece[] } | { fault: FileFault | 'damaged' | 'tooLarge' };

export interface Question {
  path: string;
  name: string;
}

/** A document of ten thousand parts takes 0.3 s of a processor, 50 MB of text half a second. */
const ask = openBoundedThread<Question, LookedAt>({
  module: 'server/forms/files/fileWorker.ts',
  patienceMs: 15_000,
  memoryMb: 96,
});

/** Asks what a file is. One that takes too much to read is a file that we cannot open. Rejects if the disk fails. */
export async function askWhatItIs(question: Question): Promise<LookedAt> {
  return (await ask(question)) ?? { fault: 'unknown' };
}

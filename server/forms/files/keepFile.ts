import { Readable } from 'node:stream';
import { readPieces } from '../../files/pictures/Picture.ts';
import { askWhatItIs, type LookedAt } from './lookedAt.ts';
import type { AcceptedType } from './mimeTypes.ts';
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

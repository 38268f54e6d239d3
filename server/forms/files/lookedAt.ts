import { openBoundedThread } from '../../bounded/boundedThread.ts';
import type { Piece } from '../../files/pictures/Picture.ts';
import type { FileFault } from './FileFault.ts';
import type { AcceptedType } from './mimeTypes.ts';

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

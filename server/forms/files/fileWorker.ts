import { answerInThread } from '../../bounded/boundedThread.ts';
import { readPicture } from '../../files/pictures/readPicture.ts';
import { detectFileType } from './detectFileType.ts';
import type { LookedAt, Question } from './keepFile.ts';
import { acceptedTypes } from './mimeTypes.ts';

/** The most pixels (inclusive): the largest square of a WebP, 268 million. The largest cameras take 200 million. */
const maxPixels = 16_383 ** 2;

const pictureTypes: readonly string[] = [acceptedTypes.jpeg, acceptedTypes.png, acceptedTypes.webp];

answerInThread(({ name, path }: Question) => lookAtFile(path, name));

/** Says what a received file is, and for a picture what is kept of it. */
export async function lookAtFile(path: string, name: string): Promise<LookedAt> {
  const recognised = await detectFileType(path, name);
  if ('fault' in recognised || !pictureTypes.includes(recognised.type)) return recognised;
  const read = await readPicture(path);
  if ('fault' in read) return { fault: 'damaged' };
  const { heightPx, pieces, widthPx } = read.picture;
  return widthPx * heightPx > maxPixels ? { fault: 'tooLarge' } : { ...recognised, pieces };
}

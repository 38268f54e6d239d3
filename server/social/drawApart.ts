import { type Bounds, inFile, runBounded, Unreadable } from '../bounded/runBounded.ts';
import type { SocialPicture } from './socialPicture.ts';

const module = 'server/social/socialPicture.ts';
/** A usual picture takes half a second, start included. */
const bounds: Bounds = { cpuS: 5, memoryMb: 512, answerBytes: 20_000_000 };

/**
 * Draws a picture in a process of its own: a few bytes of its drawing or its logo can take a decoder hours. Without the
 * drawing where it takes too much or cannot be read, and without the logo where that does.
 */
export async function drawApart(picture: SocialPicture): Promise<Uint8Array> {
  try {
    return await inFile(Buffer.from(JSON.stringify(picture)), (path) => runBounded({ module, args: [path], bounds }));
  } catch (error) {
    const { drawing, logo, ...general } = picture;
    if (!(error instanceof Unreadable) || !(drawing || logo)) throw error;
    return drawApart(drawing ? { ...general, logo } : general);
  }
}

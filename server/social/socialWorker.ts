import { parentPort } from 'node:worker_threads';
import { drawSocialPicture, type SocialPicture } from './socialPicture.ts';

/** Draws in a separate thread: a picture takes a tenth of a second, which would delay everybody else. */
parentPort?.on('message', async ({ id, picture }: { id: number; picture: SocialPicture }) => {
  try {
    parentPort?.postMessage({ id, png: await drawSocialPicture(picture) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : String(error) });
  }
});

import type { CollectionBeforeDeleteHook } from 'payload';
import { refuseWhileUsed } from './refuseWhileUsed.ts';
import { usesOfPicture } from './usesOfPicture.ts';

/** Refuses to delete a picture that documents show, drafts among them: their pages could not be drawn without it. */
export const keepPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req });
  const mend = 'Choose another picture there first, or replace the file of this one.';
  if (picture) refuseWhileUsed(picture.alt, await usesOfPicture(req, picture.id), { isWhat: 'shown', mend });
};

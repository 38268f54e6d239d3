import type { PayloadRequest } from 'payload';

/** Whether an editor cuts a part out of a picture, which makes a raster of a drawing. */
export function isCropped(req: PayloadRequest): boolean {
  const edits = req.query.uploadEdits;
  return typeof edits === 'object' && edits !== null && 'crop' in edits && edits.crop !== undefined;
}

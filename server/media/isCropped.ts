import type { PayloadRequest } from 'payload';

/** True where an editor crops a picture, which turns a drawing into a raster. */
export function isCropped(req: PayloadRequest): boolean {
  const edits = req.query.uploadEdits;
  return typeof edits === 'object' && edits !== null && 'crop' in edits && edits.crop !== undefined;
}

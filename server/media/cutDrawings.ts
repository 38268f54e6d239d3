import { everySizeKeys } from '@frontage/contract/primitives/picture.ts';
import type { Collection, CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { imageSizes, sizeNameOf } from './imageSizes.ts';
import { isCropped } from './isCropped.ts';

/** The cuts of a drawing: each box once, as WebP. Pages show the drawing itself, which AVIF would not make smaller. */
const cutsOfDrawings: readonly string[] = everySizeKeys.map((key) => sizeNameOf(key, 'webp'));

/** What Payload stores for a size to which a picture is not cut. */
const notCut = { filename: null, filesize: null, height: null, mimeType: null, url: null, width: null };

/**
 * Cuts the raster of a drawing to WebP only: pages show the drawing, and AVIF takes longer than everything else in an
 * upload.
 */
export const cutDrawings: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const isDrawing = req.file ? req.context.drawing !== undefined : await staysDrawing(args, req);
  return isDrawing ? withFewCuts(args) : args;
};

/** True where an update without a new file, such as a moved focal point, is of a drawing and leaves it one. */
async function staysDrawing(args: object, req: PayloadRequest): Promise<boolean> {
  if (!('id' in args) || isCropped(req)) return false;
  const where = { id: { equals: args.id } };
  const picture = await req.payload.db.findOne<{ id: number; drawn?: boolean }>({ collection: 'media', where, req });
  return picture?.drawn ?? false;
}

function withFewCuts<Args extends { collection: Collection }>(args: Args): Args {
  const { config } = args.collection;
  const upload = { ...config.upload, imageSizes: imageSizes.filter(({ name }) => cutsOfDrawings.includes(name)) };
  return { ...args, collection: { ...args.collection, config: { ...config, upload } } };
}

/** Removes the other sizes of a photograph that a drawing replaces: their files are deleted with it. */
export const forgetCuts: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.context.drawing === undefined) return data;
  const others = imageSizes.filter(({ name }) => !cutsOfDrawings.includes(name));
  return { ...data, sizes: { ...data.sizes, ...Object.fromEntries(others.map(({ name }) => [name, notCut])) } };
};

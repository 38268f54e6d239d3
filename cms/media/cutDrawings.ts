import type { Collection, CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { imageSizes } from './imageSizes.ts';
import { isCropped } from './isCropped.ts';

const isAvif = ({ formatOptions }: (typeof imageSizes)[number]) => formatOptions?.format === 'avif';

/** What Payload keeps for a size to which a picture is not cut. */
const notCut = { filename: null, filesize: null, height: null, mimeType: null, url: null, width: null };

/**
 * Leaves AVIF out where the raster of a drawing is cut: pages show the drawing, whoever else reads pictures does with
 * WebP, and AVIF takes longer than all else of an upload.
 */
export const cutDrawings: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const isDrawing = req.file ? req.context.drawing !== undefined : await staysDrawing(args, req);
  return isDrawing ? withoutAvif(args) : args;
};

/** Whether the picture, whose focal point may be moved, is a drawing and remains one. */
async function staysDrawing(args: object, req: PayloadRequest): Promise<boolean> {
  if (!('id' in args) || isCropped(req)) return false;
  const where = { id: { equals: args.id } };
  const picture = await req.payload.db.findOne<{ id: number; drawn?: boolean }>({ collection: 'media', where, req });
  return picture?.drawn ?? false;
}

function withoutAvif<Args extends { collection: Collection }>(args: Args): Args {
  const { config } = args.collection;
  const upload = { ...config.upload, imageSizes: imageSizes.filter((size) => !isAvif(size)) };
  return { ...args, collection: { ...args.collection, config: { ...config, upload } } };
}

/** Forgets the AVIF of a photograph in whose place a drawing comes: its files go with it. */
export const forgetCuts: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.context.drawing === undefined) return data;
  const cuts = Object.fromEntries(imageSizes.filter(isAvif).map(({ name }) => [name, notCut]));
  return { ...data, sizes: { ...data.sizes, ...cuts } };
};

import type { Collection, CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { imageSizes, sizeNameOf } from './imageSizes.ts';
import { isCropped } from './isCropped.ts';

/** What is asked for beside the drawing itself: the three that an article names, and that of the library's list. */
const cutsOfDrawings: readonly string[] = (['690-517', '480-360', '279-207', '218-156'] as const).map((key) =>
  sizeNameOf(key, 'webp'),
);

/** What Payload keeps for a size to which a picture is not cut. */
const notCut = { filename: null, filesize: null, height: null, mimeType: null, url: null, width: null };

/** Cuts the raster of a drawing to little: pages show the drawing, and to cut it takes longer than all else of an upload. */
export const cutDrawings: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const isDrawing = req.file ? req.context.drawing !== undefined : await staysDrawing(args, req);
  return isDrawing ? withFewCuts(args) : args;
};

/** Whether the picture, whose focal point may be moved, is a drawing and remains one. */
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

/** Forgets what a photograph was cut to in whose place a drawing comes: those files go with it. */
export const forgetCuts: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.context.drawing === undefined) return data;
  const others = imageSizes.filter(({ name }) => !cutsOfDrawings.includes(name));
  return { ...data, sizes: { ...data.sizes, ...Object.fromEntries(others.map(({ name }) => [name, notCut])) } };
};

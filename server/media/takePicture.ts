import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { idOfStored } from '../files/keepShared.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import type { Media } from '../payload-types.ts';
import { boxesOfDrawings, boxesOfPhotographs, imageSizes } from './imageSizes.ts';
import { cutUpload, type KeptUpload, lookAtUpload } from './lookAtUpload.ts';
import type { Crop, Cut, Focus, Tones } from './pixels.ts';
import { readColoursOfHouse } from './recolour.ts';

/** File endings and types of the pictures that the library keeps. */
const formats: Record<KeptUpload['format'], { ending: string; type: string }> = {
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  webp: { ending: 'webp', type: 'image/webp' },
  avif: { ending: 'avif', type: 'image/avif' },
};

/** The types that the library accepts. */
export const pictureTypes = [...Object.values(formats).map(({ type }) => type), 'image/svg+xml'];

type StoredPicture = Pick<Media, 'drawn' | 'filename' | 'focalX' | 'focalY' | 'isToned' | 'mimeType' | 'ownColours'> & {
  id: number;
};

/** What is about to be stored of a picture, in `req.context.picture`. */
interface Taken {
  /** What is kept of a new file; undefined where the stored one is only cut anew. */
  upload: KeptUpload | undefined;
  cuts: readonly Cut[];
}

export function takenOf({ context }: PayloadRequest): Taken | undefined {
  return context.picture as Taken | undefined;
}

/**
 * Reads, crops and cuts uploaded pictures. Payload does not: it has no sharp, because the bytes are foreign. This is
 * done before the database begins the transaction (see `createHonestTransactions`), so what it asks goes beside that.
 */
export function takePicture(mediaDir: string, files: SharedFiles): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    req.context.picture = undefined;
    if (operation !== 'create' && operation !== 'update') return args;
    const given = givenIn.catch({}).parse('data' in args ? args.data : {});
    const stored = await readStored(args, req);
    const edits = uploadEdits.catch(noEdits).parse(req.query.uploadEdits);
    const focus = focusOf(edits.focalPoint, given, stored);
    const isDuplicate = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
    const isMoved = stored && (focus.x !== (stored.focalX ?? 50) || focus.y !== (stored.focalY ?? 50));
    const bytes = req.file ? await bytesOf(req.file) : stored && (await readOriginal(stored));
    const isToned = given.isToned ?? stored?.isToned ?? false;
    const before = req.context.coloursBefore as Colours | undefined;
    const isOtherTone = stored && (isToned !== (stored.isToned ?? false) || (before && isToned));
    if (!bytes || !(req.file || edits.crop || isDuplicate || isMoved || isOtherTone)) return args;
    // Tests store pictures without cuts.
    const cuts = async (picture: Buffer, isDrawing: boolean) => {
      const boxes = isDrawing ? boxesOfDrawings : boxesOfPhotographs;
      const isWanted = (args.collection.config.upload.imageSizes ?? []).length > 0;
      const tones = isToned && !isDrawing ? tonesOf(await readColoursOfHouse(req.payload)) : undefined;
      return orRefuse(await cutUpload(picture, { boxes: isWanted ? boxes : [], focus, isOurs: isDrawing, tones }));
    };
    if (!req.file && !edits.crop && stored) {
      req.context.picture = { upload: undefined, cuts: await cuts(bytes, Boolean(stored.drawn) && !isDuplicate) };
      if (isDuplicate) return args;
      const { filename, mimeType } = stored;
      req.file = { name: filename ?? '', mimetype: mimeType ?? '', data: bytes, size: bytes.length };
      return { ...args, overwriteExistingFiles: true };
    }
    const isOwn = given.ownColours ?? stored?.ownColours ?? true;
    const house = isOwn ? undefined : await readColoursOfHouse(req.payload);
    const upload = orRefuse(await lookAtUpload(bytes, { house, before }, edits.crop));
    await putInPlace(req, upload, stored?.filename ?? '');
    req.context.picture = { upload, cuts: await cuts(upload.bytes, upload.drawing !== undefined) };
    return args;
  };

  async function readOriginal({ filename }: StoredPicture): Promise<Buffer | undefined> {
    if (!filename) return;
    const path = join(mediaDir, filename);
    // Where it cannot be had, Payload says that it is missing.
    await files.bring(path).catch(() => false);
    return readFile(path).catch(() => undefined);
  }
}

/**
 * Puts what is kept in the place of what was sent, under the ending of its actual format. A visitor's browser decides by
 * the name what a file is: a picture with an HTML page hidden behind it, called `poly.html`, would open as a page.
 */
async function putInPlace(req: PayloadRequest, { bytes, format }: KeptUpload, storedName: string): Promise<void> {
  const { ending, type } = formats[format];
  if (req.file?.tempFilePath) await writeFile(req.file.tempFilePath, bytes);
  const name = `${stemOf(req.file?.name ?? storedName)}.${ending}`;
  req.file = Object.assign(req.file ?? {}, { name, mimetype: type, data: bytes, size: bytes.length });
}

/** Bytes of a name, to which its cuts add theirs: a file system takes 255. */
const maxStemBytes = 200;

/** The name of a picture without its ending. Payload would leave nothing of the name of a device, such as `aux`. */
function stemOf(name: string): string {
  const plain = name.replace(/\.[^.]*$/, '').replace(/[?<>:*|"\\/]|^\.+/g, '');
  const stem = new TextDecoder().decode(Buffer.from(plain).subarray(0, maxStemBytes), { stream: true });
  if (stem === '') return 'picture';
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem) ? `picture-${stem}` : stem;
}

/** Notes the size in which a picture is shown, which is not that of its pixels if a camera was held sideways; its cuts. */
export const noteUpload: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const taken = takenOf(req);
  const { upload } = taken ?? {};
  if (!upload && originalDoc?.drawn && data.ownColours !== undefined && data.ownColours !== originalDoc.ownColours)
    throw new APIError(say('To change its colours, choose the file once more in the same step.'), 400, undefined, true);
  const { focalX, focalY, height, width } = originalDoc ?? {};
  if (!taken) return originalDoc ? { ...data, focalX, focalY } : data;
  const cut = { ...data, sizes: sizesOf(taken.cuts, data.filename) };
  if (!upload) return { ...cut, height, width };
  return { ...cut, ...upload.size, filesize: upload.bytes.length, rasterised: upload.rasterised ?? null };
};

/** What Payload stores for each size; for one to which a picture is not cut, nothing. */
function sizesOf(cuts: readonly Cut[], filename: string): Media['sizes'] {
  // With its ending: `team.jpg` and `team.png` are two pictures.
  const stem = filename.replace(/\.([^.]*)$/, '-$1');
  const entryOf = ({ bytes, format, height, width }: Cut) => ({
    ...{ filename: `${stem}-${width}x${height}.${format}`, filesize: bytes.length, mimeType: formats[format].type },
    ...{ height, width, url: null },
  });
  const none = { filename: null, filesize: null, mimeType: null, height: null, width: null, url: null };
  const byName = new Map(cuts.map((cut) => [cut.name, entryOf(cut)]));
  return Object.fromEntries(imageSizes.map(({ name }) => [name, byName.get(name) ?? none]));
}

/** Stores the cuts, next to the original. */
export function keepCuts(mediaDir: string): CollectionAfterChangeHook<Media> {
  return async ({ doc, req }) => {
    const names = new Map(Object.entries(doc.sizes ?? {}));
    for (const { bytes, name } of takenOf(req)?.cuts ?? []) {
      const filename = names.get(name)?.filename;
      if (filename) await writeFile(join(mediaDir, filename), bytes);
    }
    return doc;
  };
}

const per = z.coerce.number().min(0).max(100);
const px = z.coerce.number().positive();
/** What the admin's editor of pictures sends, in Payload's form. */
const uploadEdits = z
  .object({
    focalPoint: z.object({ x: per, y: per }).optional(),
    crop: z.object({ x: per, y: per }).optional(),
    widthInPixels: px.optional(),
    heightInPixels: px.optional(),
  })
  .transform(({ crop, focalPoint, heightInPixels: height, widthInPixels: width }) => ({
    focalPoint,
    crop: crop && height && width ? ({ ...crop, width, height } satisfies Crop) : undefined,
  }));

const noEdits = { focalPoint: undefined, crop: undefined };

/** What a call says about the pixels. */
const givenIn = z.object({
  focalX: per.nullish(),
  focalY: per.nullish(),
  isToned: z.boolean().nullish(),
  ownColours: z.boolean().nullish(),
});

function focusOf(edited: Focus | undefined, given: z.infer<typeof givenIn>, stored: StoredPicture | undefined): Focus {
  if (edited) return { x: Math.round(edited.x), y: Math.round(edited.y) };
  return { x: given.focalX ?? stored?.focalX ?? 50, y: given.focalY ?? stored?.focalY ?? 50 };
}

/** For uploads from a browser the path is an empty string. */
async function bytesOf({ data, tempFilePath }: NonNullable<PayloadRequest['file']>): Promise<Buffer> {
  return tempFilePath ? readFile(tempFilePath) : data;
}

function orRefuse<Result extends object>(result: Result | { refusal: string }): Result {
  if ('refusal' in result) throw new APIError(result.refusal, 400, undefined, true);
  return result;
}

async function readStored(args: object, { payload }: PayloadRequest): Promise<StoredPicture | undefined> {
  const id = idOfStored(args);
  if (id === undefined) return;
  return (await payload.db.findOne<StoredPicture>({ collection: 'media', where: { id: { equals: id } } })) ?? undefined;
}

/** Of a photograph: ink for its darks, and for its lights the tint on which portraits are drawn. They hold in both themes. */
function tonesOf(colours: Colours): Tones {
  const { paper, root } = paletteOf(colours);
  return { dark: paper.text[0], light: root['ground-water'][0] };
}

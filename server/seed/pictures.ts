import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/** A picture to upload. It is read just before its upload, so that not all are in memory at once. */
export interface SeedPicture {
  name: string;
  alt: string;
  /** What it shows in further languages, by their codes. */
  altIn?: Record<string, string>;
  /** Per cent from the left and from the top: the point that every crop keeps. */
  focalPoint: { x: number; y: number };
  read: () => Uint8Array | Promise<Uint8Array>;
}

/** The ids of uploaded pictures, by their names in the content. */
export interface PictureIds {
  idOf: (picture: { $picture: string }) => number;
  /** A copy of the value with each named picture, and each named film, replaced by its id, at any depth. */
  resolve: <Value>(value: Value) => Value;
}

/** Pictures that are resized at the same time: the encoders leave one core half idle. */
const atOnce = 3;

/** Uploads pictures to the library, each in all its sizes. Ids follow the order in which uploads finish. */
export async function uploadPictures(
  payload: Payload,
  req: PayloadRequest,
  pictures: readonly SeedPicture[],
  films: ReadonlyMap<string, number> = new Map(),
): Promise<PictureIds> {
  const ids = new Map<string, number>();
  const waiting = pictures.values();
  const worker = async () => {
    for (const picture of waiting) ids.set(picture.name, await upload(payload, req, picture));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const idOf = (name: string) => known(ids, name);
  return {
    idOf: ({ $picture }) => idOf($picture),
    resolve: <Value>(value: Value) =>
      resolveNames(value, { $picture: idOf, $file: (name) => known(films, name) }) as Value,
  };
}

async function upload(payload: Payload, transaction: PayloadRequest, picture: SeedPicture): Promise<number> {
  // Payload keeps the file of an upload in the request, so each upload needs its own request, within the same
  // transaction.
  const req = await createLocalReq({}, payload);
  if (transaction.transactionID !== undefined) req.transactionID = transaction.transactionID;
  const { alt, altIn = {}, focalPoint, name } = picture;
  const data = Buffer.from(await picture.read());
  const { id } = await payload.create({
    collection: 'media',
    // The demo's drawings are drawn in the design's colours.
    data: { alt, altIn, focalX: focalPoint.x, focalY: focalPoint.y, ownColours: false },
    file: { data, name: `${name}.png`, mimetype: 'image/png', size: data.length },
    req,
    depth: 0,
  });
  return id;
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`There is no picture or film ${name} in the content`);
  return id;
}

function resolveNames(value: unknown, idOf: Record<string, (name: string) => number>): unknown {
  for (const [key, find] of Object.entries(idOf)) {
    const name: unknown = Object(value)[key];
    if (typeof name === 'string') return find(name);
  }
  return mapMembers(value, (entry) => resolveNames(entry, idOf));
}

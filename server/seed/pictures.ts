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

export interface PictureIds {
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
  films: ReadonlyMap<string, number>,
): Promise<PictureIds> {
  const ids = new Map<string, number>();
  const waiting = pictures.values();
  const worker = async () => {
    for (const picture of waiting) ids.set(picture.name, await uploadPicture(payload, req, picture));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const idOf = (name: string) => known(ids, name);
  return {
    resolve: <Value>(value: Value) =>
      resolveNames(value, { $picture: idOf, $file: (name) => known(films, name) }) as Value,
  };
}

async function uploadPicture(payload: Payload, req: PayloadRequest, picture: SeedPicture): Promise<number> {
  const { alt, altIn = {}, focalPoint, name } = picture;
  // The demo's drawings are drawn in the design's colours.
  const data = { alt, altIn, focalX: focalPoint.x, focalY: focalPoint.y, ownColours: false };
  return upload(payload, req, 'media', data, {
    name: `${name}.png`,
    mimetype: 'image/png',
    data: await picture.read(),
  });
}

/** Uploads a file to a library. Payload keeps it in the request, so each needs its own, within the same transaction. */
export async function upload(
  payload: Payload,
  { transactionID }: PayloadRequest,
  collection: 'documents' | 'media' | 'recording-files',
  data: object,
  { data: bytes, ...named }: { name: string; mimetype: string; data: Uint8Array },
): Promise<number> {
  const req = await createLocalReq({}, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  const file = { ...named, data: Buffer.from(bytes), size: bytes.length };
  return (await payload.create({ collection, data: data as never, file, req, depth: 0 })).id;
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

import type { Payload, PayloadRequest } from 'payload';

/** A picture to upload. `png` is drawn when its turn comes, so that not all lie in memory at once. */
export interface SeedPicture {
  name: string;
  alt: string;
  /** Per cent from the left and from the top: what every crop keeps. */
  focalPoint: { x: number; y: number };
  png: () => Uint8Array | Promise<Uint8Array>;
}

/** The ids that pictures got in the library, by the names that content calls them. */
export interface PictureIds {
  idOf: (picture: { $picture: string }) => number;
  /** The same value with each named picture replaced by its id, at any depth. */
  resolve: <Value>(value: Value) => Value;
}

/** Uploads pictures to the library, each cut to all its sizes. */
export async function uploadPictures(
  payload: Payload,
  req: PayloadRequest,
  pictures: readonly SeedPicture[],
): Promise<PictureIds> {
  const ids = new Map<string, number>();
  for (const picture of pictures) {
    const data = Buffer.from(await picture.png());
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: picture.alt, focalX: picture.focalPoint.x, focalY: picture.focalPoint.y },
      file: { data, name: `${picture.name}.png`, mimetype: 'image/png', size: data.length },
      req,
      depth: 0,
    });
    ids.set(picture.name, id);
  }
  const idOf = ({ $picture }: { $picture: string }) => {
    const id = ids.get($picture);
    if (id === undefined) throw new Error(`There is no picture ${$picture} in the content`);
    return id;
  };
  return { idOf, resolve: <Value>(value: Value) => resolved(value, idOf) as Value };
}

function resolved(value: unknown, idOf: PictureIds['idOf']): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => resolved(entry, idOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('$picture' in value && typeof value.$picture === 'string') return idOf({ $picture: value.$picture });
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry, idOf)]));
}

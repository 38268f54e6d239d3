import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { z } from 'zod';
import { selectRows } from '../database/directRows.ts';
import { drawingNameOf } from '../files/namesOfFiles.ts';
import type { Media } from '../payload-types.ts';

type Files = Pick<Media, 'drawn' | 'filename' | 'sizes'>;

/** The role of a former file of a picture, by its name: the picture itself, its drawing, or one of its sizes. */
const former = z.record(z.string(), z.string());
const itself = 'picture';
const drawing = 'drawing';

/**
 * Stores the names of replaced files: browsers cache a file by its name, so a replacement gets a new one, and old
 * addresses that were shared, linked or emailed lead to it.
 */
export const noteFormerFiles: CollectionBeforeChangeHook<Media> = ({ data, originalDoc }) => {
  if (!originalDoc?.filename) return data;
  const now = filesOf({ ...originalDoc, ...data } as Files);
  const all = { ...former.safeParse(originalDoc.formerFiles).data, ...filesOf(originalDoc) };
  const gone = Object.entries(all).filter(([name]) => !(name in now));
  return gone.length > 0 ? { ...data, formerFiles: Object.fromEntries(gone) } : data;
};

/** Maps the former names of pictures' files to the files that replaced them. */
export async function findFormerFiles(payload: Payload): Promise<Map<string, string>> {
  const replaced = await selectRows(payload, {}, 'SELECT id FROM media WHERE former_files IS NOT NULL');
  const ids = replaced.map(({ id }) => Number(id));
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const { docs } = await payload.find({ collection: 'media', where, pagination: false, depth: 0 });
  return new Map(
    docs.flatMap((picture): [string, string][] => {
      const names = new Map(Object.entries(filesOf(picture)).map(([name, what]) => [what, name]));
      const known = Object.entries(former.safeParse(picture.formerFiles).data ?? {});
      // A raster that replaced a drawing has no drawing.
      return known.map(([name, what]) => [name, names.get(what) ?? picture.filename ?? name]);
    }),
  );
}

function filesOf({ drawn, filename, sizes }: Files): Record<string, string> {
  if (!filename) return {};
  const cuts = Object.entries(sizes ?? {}).flatMap(([key, size]) => (size?.filename ? [[size.filename, key]] : []));
  return { [filename]: itself, ...(drawn ? { [drawingNameOf(filename)]: drawing } : {}), ...Object.fromEntries(cuts) };
}

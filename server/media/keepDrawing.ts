import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { alignTo } from '@frontage/contract/drawings/pictureDrawing.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload';
import { orRefuse } from '../files/keepShared.ts';
import { drawingNameOf } from '../files/namesOfFiles.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { takenOf } from './takePicture.ts';

const compress = promisify(brotliCompress);

interface StoredFile {
  filename: string;
  focalX?: number | null;
  focalY?: number | null;
}

/**
 * Hooks that keep a drawing next to the raster that was made from it, until the picture is replaced, cropped or
 * deleted.
 */
export function keepDrawing(
  mediaDir: string,
  files: SharedFiles,
): Required<Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'afterDelete'>> {
  const pathOf = (filename: string) => join(mediaDir, drawingNameOf(filename));

  const note: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
    const isOther = originalDoc !== undefined && data.filename !== undefined && data.filename !== originalDoc.filename;
    if (takenOf(req)?.upload?.drawing !== undefined) data.drawn = true;
    else if (isOther) data.drawn = false;
    return data;
  };

  const write: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const drawing = takenOf(req)?.upload?.drawing;
    if (drawing !== undefined) await save(doc, drawing);
    else if (doc.drawn && (doc.focalX !== previousDoc?.focalX || doc.focalY !== previousDoc.focalY)) {
      const path = pathOf(doc.filename);
      await orRefuse(req, 'stored', () => files.bring(path));
      await save(doc, await readFile(path, 'utf8'));
      await orRefuse(req, 'stored', () => Promise.all([files.put(path), files.put(`${path}.br`)]));
    }
    if (previousDoc?.drawn && (!doc.drawn || previousDoc.filename !== doc.filename)) await remove(previousDoc.filename);
    return doc;
  };

  const removeWith: CollectionAfterDeleteHook = async ({ doc }) => {
    if (doc.drawn) await remove(doc.filename);
  };

  async function save({ filename, focalX, focalY }: StoredFile, drawing: string): Promise<void> {
    const text = alignTo(drawing, { x: focalX ?? 50, y: focalY ?? 50 });
    await writeFile(pathOf(filename), text);
    await writeFile(`${pathOf(filename)}.br`, await compress(text));
  }

  async function remove(filename: string): Promise<void> {
    for (const path of [pathOf(filename), `${pathOf(filename)}.br`]) await rm(path, { force: true });
  }

  return { beforeChange: [note], afterChange: [write], afterDelete: [removeWith] };
}

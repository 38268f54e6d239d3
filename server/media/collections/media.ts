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
import { say } from '../../admin/say.ts';
import { wordsInLanguages } from '../../fields/language.ts';
import { uiField, usedIn } from '../../fields/uiFields.ts';
import { keepShared, orRefuse } from '../../files/keepShared.ts';
import { drawingNameOf, namesOfFiles } from '../../files/namesOfFiles.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { takeTurnToReplace, touchOnDelete, touchOnReplace } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { noteFormerFiles } from '../findFormerFiles.ts';
import { imageSizes, sizeNameOf } from '../imageSizes.ts';
import { keepCuts, noteUpload, pictureTypes, takenOf, takePicture } from '../takePicture.ts';

/** A picture that replaces a plain one shows something. */
const forgetPlain: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'update' && req.file ? { ...data, isPlain: false } : data;

/** The picture library. Its files are in `mediaDir`; the backend serves them under /media. */
export function media(mediaDir: string, files: SharedFiles): CollectionConfig {
  const drawings = keepDrawing(mediaDir, files);
  const shared = keepShared(files, mediaDir, namesOfFiles);
  const used = keepUsed('media');
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['alt', 'filename'],
      group: 'Library',
    },
    upload: {
      staticDir: mediaDir,
      handlers: shared.handlers,
      mimeTypes: pictureTypes,
      imageSizes,
      focalPoint: true,
      crop: true,
      adminThumbnail: sizeNameOf('218-156', 'webp'),
      displayPreview: true,
      // Nothing is fetched from addresses that people paste.
      pasteURL: false,
    },
    hooks: {
      beforeOperation: [takePicture(mediaDir, files), ...shared.beforeOperation],
      beforeChange: [
        takeTurnToReplace,
        ...used.beforeChange,
        noteUpload,
        ...drawings.beforeChange,
        noteFormerFiles,
        forgetPlain,
        ...shared.beforeChange,
      ],
      beforeDelete: used.beforeDelete,
      afterChange: [keepCuts(mediaDir), ...drawings.afterChange, ...shared.afterChange, touchOnReplace],
      afterDelete: [...drawings.afterDelete, ...shared.afterDelete, touchOnDelete],
    },
    fields: [
      usedIn,
      uiField('replaceHint', '/media/admin/ReplaceHint.tsx#ReplaceHint', { disableListColumn: true }),
      // The picture has a drawing next to its raster.
      { name: 'drawn', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
      // Stands for the picture that an imported article does not have.
      { name: 'isPlain', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
      { name: 'formerFiles', type: 'json', admin: { hidden: true } },
      {
        name: 'rasterised',
        label: 'Kept as a PNG, because pages cannot show all of it as a drawing',
        type: 'text',
        admin: { readOnly: true, disableListColumn: true, condition: ({ rasterised }) => Boolean(rasterised) },
      },
      {
        name: 'ownColours',
        label: 'Keep its own colours',
        type: 'checkbox',
        defaultValue: true,
        admin: {
          disableListColumn: true,
          description:
            'For an SVG. Without the tick, the design’s colours in it become those of the site, with dark forms: for drawings of the house, not for logos of others. Counts when a file is uploaded',
        },
      },
      {
        name: 'isToned',
        label: 'In the two tones of the site',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          disableListColumn: true,
          condition: ({ drawn }) => !drawn,
          description:
            'For a photograph: its darks become the ink of the site, its lights the tint of its drawings, so that portraits from many cameras look like one team. The file itself keeps its colours; take the tick off, and pages show them again',
        },
      },
      {
        name: 'alt',
        label: 'What it shows',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'In one sentence, for people who do not see it' },
        validate: (value: unknown) =>
          (typeof value === 'string' && value.trim() !== '' && value.length <= 200) ||
          say('Say what the picture shows, in at most 200 characters'),
      },
      wordsInLanguages('altIn', 'What it shows, in further languages', 200),
    ],
  };
}

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
function keepDrawing(mediaDir: string, files: SharedFiles) {
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

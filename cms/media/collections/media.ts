import { boxOf, everySizeKeys, largeSizeKeys, type PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import type { CollectionConfig, ImageSize } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { keepShared } from '../../files/keepShared.ts';
import { namesOfPicture } from '../../files/namesOfFiles.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { touchOnDelete, touchOnReplace } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { noteFormerFiles } from '../formerFiles.ts';
import { keepDrawing } from '../keepDrawing.ts';
import { nameByContent, pictureTypes } from '../nameByContent.ts';

/**
 * Quality and effort on flat drawings, chosen by measuring: one more saves 4 % of the bytes for a third more time. What
 * WebP calls smart subsampling takes two and a half times as long, for 3 % more bytes and a tenth of a decibel.
 */
const encodings = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 3 },
} as const;

type PictureFormat = keyof typeof encodings;

/** The name of a picture's variant: `avif480x360`. Begins with a letter, as a column of the database must. */
export function sizeNameOf(key: PictureSizeKey, format: PictureFormat): `${PictureFormat}${string}` {
  const { width, height } = boxOf(key);
  return `${format}${width}x${height}`;
}

const imageSizes: ImageSize[] = [
  // Every box exactly, from smaller originals too: a page reserves the room by these figures.
  ...everySizeKeys.flatMap((key) => cutsTo(key, { withoutEnlargement: false })),
  // Left out where both sides of the original are smaller, as those of a drawing's raster are: it would be no sharper.
  ...largeSizeKeys.flatMap((key) => cutsTo(key, {})),
];

function cutsTo(key: PictureSizeKey, enlargement: Pick<ImageSize, 'withoutEnlargement'>): ImageSize[] {
  return (['avif', 'webp'] as const).map((format) => ({
    ...boxOf(key),
    ...enlargement,
    name: sizeNameOf(key, format),
    formatOptions: { format, options: encodings[format] },
    admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
  }));
}

/** The picture library. Files lie in `mediaDir`; the backend serves them under /media. */
export function media(mediaDir: string, files: SharedFiles): CollectionConfig {
  const drawings = keepDrawing(mediaDir, files);
  const shared = keepShared(files, mediaDir, namesOfPicture);
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
    access: contentAccess,
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
      beforeOperation: [nameByContent, ...shared.beforeOperation],
      beforeChange: [...used.beforeChange, ...drawings.beforeChange, noteFormerFiles],
      beforeDelete: used.beforeDelete,
      afterChange: [...drawings.afterChange, ...shared.afterChange, touchOnReplace],
      afterDelete: [...drawings.afterDelete, ...shared.afterDelete, touchOnDelete],
    },
    fields: [
      usedIn,
      // Its drawing lies beside it.
      { name: 'drawn', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
      { name: 'formerFiles', type: 'json', admin: { hidden: true } },
      {
        name: 'alt',
        label: 'What it shows',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'In one sentence, for people who do not see it' },
        validate: (value: unknown) =>
          (typeof value === 'string' && value.trim() !== '' && value.length <= 200) ||
          'Say what the picture shows, in at most 200 characters',
      },
    ],
  };
}

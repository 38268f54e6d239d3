import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shapesOfPageFile } from '@frontage/contract/drawings/pictureDrawing.ts';
import { type Colours, paletteOf } from '@frontage/contract/identity/palette.ts';
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, Payload } from 'payload';
import { whenEnded } from '../database/inTransaction.ts';
import { drawingNameOf } from '../files/namesOfFiles.ts';
import type { Media, SiteSetting } from '../payload-types.ts';

/** Notes the colours that visitors see, before others are published. */
export const noteColours: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'draft') req.context.coloursBefore = await readColoursOfHouse(req.payload);
  return data;
};

/** Draws the pictures of the house in its new colours, once they are published: drawings, and photographs in two tones. */
export const recolourPictures: GlobalAfterChangeHook = async ({ doc, req }) => {
  const before = req.context.coloursBefore as Colours | undefined;
  const now = coloursIn((doc as SiteSetting).identity);
  if (doc._status === 'draft' || !before || paletteOf(before) === paletteOf(now)) return doc;
  const { payload } = req;
  // Nobody waits for it: there may be hundreds of them.
  const recolour = async () => {
    void recolourAll(payload, before).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Pictures keep the colours before: replace their files with themselves'),
    );
  };
  const id = await req.transactionID;
  // What is drawn reads the settings beside the transaction in which they are published.
  if (id === undefined) await recolour();
  else whenEnded(String(id), 'committed', recolour);
  return doc;
};

async function recolourAll(payload: Payload, before: Colours): Promise<void> {
  const drawn = { drawn: { equals: true }, ownColours: { equals: false } };
  const { docs } = await payload.find({
    collection: 'media',
    where: { or: [drawn, { isToned: { equals: true } }] },
    pagination: false,
    depth: 0,
  });
  for (const { drawn, filename, id } of docs) {
    const file = drawn ? await drawingOf(payload, filename) : undefined;
    await payload.update({
      collection: 'media',
      id,
      data: {},
      context: { coloursBefore: before },
      overwriteExistingFiles: false,
      ...(file ? { file } : {}),
    });
  }
}

async function drawingOf({ collections }: Payload, filename: Media['filename']) {
  const { staticDir = '' } = collections.media.config.upload;
  const name = drawingNameOf(filename ?? '');
  const data = Buffer.from(shapesOfPageFile(await readFile(join(staticDir, name), 'utf8')));
  return { data, name, mimetype: 'image/svg+xml', size: data.length };
}

export async function readColoursOfHouse(payload: Payload): Promise<Colours> {
  const { identity } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { identity: true } });
  return coloursIn(identity);
}

function coloursIn(identity: SiteSetting['identity']): Colours {
  const { accent, ground, ink, look } = identity ?? {};
  return { accent: accent ?? undefined, ground: ground ?? undefined, ink: ink ?? undefined, look: look ?? undefined };
}

import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { inFile, Unreadable } from '../../bounded/runBounded.ts';
import { askApart } from '../../media/pixels.ts';
import { ImportRows } from '../collections/imports.ts';
import { FetchFault, fetchBytes } from '../fetchBytes.ts';
import { fitText, type ImportReport, plainWords } from '../ImportReport.ts';
import { type ImportOptions, isAddress } from '../options.ts';
import { findInFolder, type OldPicture } from './PictureIndex.ts';

class UnfitPicture extends Error {
  override name = 'UnfitPicture';
}

/** Formats that the library takes unchanged, by sharp's names. */
const taken = new Set(['png', 'jpeg', 'webp', 'heif']);

/**
 * Returns the bytes as a picture that the library takes. Their format is read from the bytes, not from a name, apart
 * from those who are served. The first frame of a GIF and of a moving WebP becomes a PNG; `isStill` is false if there
 * were more. Throws {@link UnfitPicture}.
 */
async function convertPicture(bytes: Buffer): Promise<{ data: Buffer; isStill: boolean }> {
  if (bytes.length > maxPictureBytes) throw new UnfitPicture('it is larger than 20 MB');
  const { format, isMoving, png } = await keepStill(bytes);
  if (png) return { data: Buffer.from(png), isStill: !isMoving };
  if (taken.has(format)) return { data: bytes, isStill: true };
  throw new UnfitPicture(`it is ${format.toUpperCase()}. Make a PNG, JPEG, WebP or AVIF of it, of the same name`);
}

async function keepStill(bytes: Buffer) {
  try {
    return await inFile(bytes, (path) => askApart('still', path, null));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isBroken = error.because === 'content';
    throw new UnfitPicture(isBroken ? 'it is no picture, or a broken one' : 'it takes too long to open');
  }
}

/** Creates a picture of one colour, in the shape of the library's largest box of four to three. */
function createPlainPng(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#dfe7ea' } })
    .png()
    .toBuffer();
}

/** How often a host may fail before it is no longer asked, so that a dead host does not cost hours. */
const maxFailures = 3;

/** Brings pictures into the library, each once, however many articles show it. */
export function createPictureLibrary(payload: Payload, options: ImportOptions, report: ImportReport) {
  const ids = new Map<string, number>();
  const missing = new Map<string, string>();
  const failuresOf = new Map<string, number>();
  const rows = new ImportRows(payload);
  const { isPublicOnly, source, tell } = options;
  // Who may read a site in our own network may see its pictures.
  const privateHosts = isAddress(source) && !isPublicOnly ? [new URL(source).host] : [];
  return { idOf, plain };

  /**
   * Returns the id of a picture in the library, or 0 for a new one in a dry run; undefined if the picture is missing,
   * which is reported for each article that shows it. `alt`: what the text says about it; `about`: the title of the
   * article.
   */
  async function idOf(picture: OldPicture, alt: string, about: string): Promise<number | undefined> {
    if (!ids.has(picture.key) && !missing.has(picture.key)) await lookFor(picture, alt, about);
    const reason = missing.get(picture.key);
    if (reason !== undefined) report.name('picture', about, `${picture.address}: ${reason}`);
    return ids.get(picture.key);
  }

  async function lookFor(picture: OldPicture, alt: string, about: string): Promise<void> {
    try {
      ids.set(picture.key, (await earlier(picture)) ?? (await bring(picture, alt, about)));
    } catch (error) {
      if (!(error instanceof UnfitPicture || error instanceof FetchFault)) payload.logger.warn({ err: error });
      missing.set(picture.key, error instanceof Error ? error.message : String(error));
    }
  }

  /** Returns a picture of one colour, for articles that have none, because lists need one. */
  async function plain(): Promise<number> {
    const picture = { key: 'plain picture', address: '', names: [], attachment: undefined };
    const known = ids.get(picture.key) ?? (await earlier(picture));
    const id =
      known ??
      (options.isDryRun
        ? 0
        : await store(picture, 'plain.png', await createPlainPng(), { alt: 'A plain ground', isPlain: true }));
    ids.set(picture.key, id);
    return id;
  }

  async function earlier({ key }: OldPicture): Promise<number | undefined> {
    const row = await rows.find(key);
    if (!row) return undefined;
    const found = await payload.findByID({
      collection: 'media',
      id: row.document,
      disableErrors: true,
      depth: 0,
    });
    return found ? row.document : undefined;
  }

  async function bring(picture: OldPicture, alt: string, about: string): Promise<number> {
    const bytes = await bytesOf(picture);
    if (bytes === undefined) return 0;
    const { data, isStill } = await convertPicture(bytes);
    const name = basename(picture.names[0] ?? '') || 'picture';
    if (!isStill) report.name('text', about, `the moving picture ${name} is still`);
    if (options.isDryRun) report.count('pictures');
    return options.isDryRun ? 0 : await store(picture, name, data, { alt: altOf(picture, alt, name) });
  }

  /** Returns the bytes of a picture; undefined if it would be fetched, in a dry run. */
  async function bytesOf({ address, names }: OldPicture): Promise<Buffer | undefined> {
    const { isDryRun, isFetching, mediaFolder } = options;
    const path = mediaFolder === undefined ? undefined : await findInFolder(mediaFolder, names);
    if (path !== undefined) {
      if ((await stat(path)).size > maxPictureBytes) throw new UnfitPicture('it is larger than 20 MB');
      return readFile(path);
    }
    const reason = mediaFolder === undefined ? 'no folder was given' : 'it is not in the folder';
    if (!isFetching) throw new UnfitPicture(reason);
    if (isDryRun) {
      report.count('pictures to fetch');
      return undefined;
    }
    return fetchFrom(address);
  }

  async function fetchFrom(address: string): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if (!host) throw new FetchFault('its address cannot be read');
    const failures = failuresOf.get(host) ?? 0;
    if (failures >= maxFailures) throw new FetchFault(`${host} failed ${failures} times, and was not asked again`);
    try {
      // A host that failed after all its pauses is not waited for again.
      const pausesMs = failures === 0 ? pausesOfPictures : [];
      return await fetchPicture(address, { privateHosts, pausesMs, onWait: (waitsFor) => tell?.({ waitsFor }) });
    } catch (error) {
      if (error instanceof FetchFault && error.isOfHost) failuresOf.set(host, failures + 1);
      throw error;
    }
  }

  function altOf({ attachment }: OldPicture, given: string, name: string): string {
    const said = [attachment?.alt, given, attachment?.caption].map((one) => plainWords(one ?? ''));
    const words = said.find(Boolean);
    const title = plainWords(attachment?.title ?? '');
    if (!words) report.name('alt', title || name);
    return fitText(words ?? (title || name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ')), 200);
  }

  async function store(
    picture: OldPicture,
    name: string,
    bytes: Buffer,
    data: { alt: string; isPlain?: true },
  ): Promise<number> {
    const file = { data: bytes, name, mimetype: 'application/octet-stream', size: bytes.length };
    const { id } = await payload.create({ collection: 'media', data, file, depth: 0 });
    await rows.write({ key: picture.key, title: name, of: 'media', document: id });
    report.count('pictures');
    return id;
  }
}

export type PictureLibrary = ReturnType<typeof createPictureLibrary>;

/** Largest picture that the library takes, in bytes. */
const maxPictureBytes = 20_000_000;

const timeoutMs = 20_000;
const pausesOfPictures = [1_000, 5_000];

type HowToAsk = Pick<Parameters<typeof fetchBytes>[1], 'privateHosts' | 'pausesMs' | 'onWait'>;

/** Fetches the bytes at an address: at most 20 MB, 20 s and three redirects. Throws {@link FetchFault}. */
export async function fetchPicture(address: string, how: HowToAsk): Promise<Buffer> {
  const { data, status } = await fetchBytes(address, {
    ...{ accept: 'image/*', maxBytes: maxPictureBytes, timeoutMs },
    ...how,
  });
  if (status !== 200) throw new FetchFault(`the server answers with status ${status}`, status === 429 || status >= 500);
  return data;
}

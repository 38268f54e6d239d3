import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { inFile, Unreadable } from '../../bounded/runBounded.ts';
import { askApart } from '../../media/pixels.ts';
import { findImported, noteImported } from '../collections/imports.ts';
import { FetchFault, fetchBytes } from '../fetchBytes.ts';
import { fitText, type ImportReport, plainWords } from '../ImportReport.ts';
import { type ImportOptions, isAddress } from '../options.ts';
import { findInFolder, type OldPicture } from './PictureIndex.ts';

/** Formats that the library takes unchanged, by sharp's names. */
const taken = new Set(['png', 'jpeg', 'webp', 'heif']);

/**
 * Returns the bytes as a picture that the library takes. Their format is read from the bytes, not from a name, apart
 * from those who are served. The first frame of a GIF and of a moving WebP becomes a PNG; `isStill` is false if there
 * were more. Throws {@link FetchFault}.
 */
async function convertPicture(bytes: Buffer): Promise<{ data: Buffer; isStill: boolean }> {
  if (bytes.length > maxPictureBytes) throw new FetchFault('it is larger than 20 MB');
  const { format, isMoving, png } = await keepStill(bytes);
  if (png) return { data: Buffer.from(png), isStill: !isMoving };
  if (taken.has(format)) return { data: bytes, isStill: true };
  throw new FetchFault(`it is ${format.toUpperCase()}. Make a PNG, JPEG, WebP or AVIF of it, of the same name`);
}

async function keepStill(bytes: Buffer) {
  try {
    return await inFile(bytes, (path) => askApart('still', path, null));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isBroken = error.because === 'content';
    throw new FetchFault(isBroken ? 'it is no picture, or a broken one' : 'it takes too long to open');
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
  /** By key: the id of a picture, or why there is none. */
  const found = new Map<string, number | string>();
  const failuresOf = new Map<string, number>();
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
    const known = found.get(picture.key) ?? (await lookFor(picture, alt, about));
    found.set(picture.key, known);
    if (typeof known === 'number') return known;
    report.name('picture', about, `${picture.address}: ${known}`);
    return undefined;
  }

  async function lookFor(picture: OldPicture, alt: string, about: string): Promise<number | string> {
    try {
      return (await earlier(picture.key)) ?? (await bring(picture, alt, about));
    } catch (error) {
      if (!(error instanceof FetchFault)) payload.logger.warn({ err: error });
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Returns a picture of one colour, for articles that have none, because lists need one. */
  async function plain(): Promise<number> {
    const key = 'plain picture';
    const data = { alt: 'A plain ground', isPlain: true } as const;
    const make = async () => (options.isDryRun ? 0 : store(key, 'plain.png', await createPlainPng(), data));
    const id = Number(found.get(key) ?? (await earlier(key)) ?? (await make()));
    found.set(key, id);
    return id;
  }

  async function earlier(key: string): Promise<number | undefined> {
    const row = await findImported(payload, key);
    const asked = { collection: 'media', disableErrors: true, depth: 0 } as const;
    return row && (await payload.findByID({ ...asked, id: row.document })) ? row.document : undefined;
  }

  async function bring(picture: OldPicture, alt: string, about: string): Promise<number> {
    const bytes = await bytesOf(picture);
    if (bytes === undefined) return 0;
    const { data, isStill } = await convertPicture(bytes);
    const name = basename(picture.names[0] ?? '') || 'picture';
    if (!isStill) report.name('text', about, `the moving picture ${name} is still`);
    if (options.isDryRun) report.count('pictures');
    return options.isDryRun ? 0 : await store(picture.key, name, data, { alt: altOf(picture, alt, name) });
  }

  /** Returns the bytes of a picture; undefined if it would be fetched, in a dry run. */
  async function bytesOf({ address, names }: OldPicture): Promise<Buffer | undefined> {
    const { isDryRun, isFetching, mediaFolder } = options;
    const path = mediaFolder === undefined ? undefined : await findInFolder(mediaFolder, names);
    if (path !== undefined) {
      if ((await stat(path)).size > maxPictureBytes) throw new FetchFault('it is larger than 20 MB');
      return readFile(path);
    }
    const reason = mediaFolder === undefined ? 'no folder was given' : 'it is not in the folder';
    if (!isFetching) throw new FetchFault(reason);
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

  async function store(key: string, name: string, bytes: Buffer, data: { alt: string; isPlain?: true }) {
    const file = { data: bytes, name, mimetype: 'application/octet-stream', size: bytes.length };
    const { id } = await payload.create({ collection: 'media', data, file, depth: 0 });
    await noteImported(payload, { key, title: name, of: 'media', document: id });
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

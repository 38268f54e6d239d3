import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasOwnColours } from '@frontage/contract/identity/palette.ts';
import { directionOf } from '@frontage/contract/language.ts';
import { type PagedType, pagedTypes } from '@frontage/kinds/kinds.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Bounds, inFile, runBounded, Unreadable } from '../bounded/runBounded.ts';
import type { ContentStore } from '../content/ContentStore.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { replaceFile } from '../files/replaceFile.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { createRateGuard } from '../guards/rate.ts';
import { pictureHeaders } from '../http/baseHeaders.ts';
import { nothingHerePage, type PlainPage, sendPlain } from '../http/plainPage.ts';
import type { Limits } from '../limits/limits.ts';
import type { SocialPicture } from './socialPicture.ts';

export interface SocialOptions {
  content: Pick<ContentStore, 'document' | 'further'>;
  /** The owner's name, logo, colours and typeface. */
  sender: () => Promise<Pick<Sender, 'companyName' | 'colours' | 'family' | 'logo'>>;
  mediaDir: string;
  files: Pick<SharedFiles, 'bring'>;
  draw: (picture: SocialPicture) => Promise<Uint8Array>;
  directory: string;
  now: () => Date;
}

const fileName = /^([a-z]{1,20})-([1-9]\d{0,14})\.png$/;
const titled = z
  .object({ title: z.string() })
  .or(z.object({ name: z.string() }).transform(({ name }) => ({ title: name })));

/** What a document shows first, if it has that: the cover of an article, the portrait of a person, the first view of a page, its card. */
const shown = z
  .object({
    cover: z.unknown(),
    portrait: z.unknown(),
    poster: z.unknown(),
    layout: z.array(z.unknown()).transform((blocks) => blocks.slice(0, 2)),
    preview: z.unknown(),
    card: z.unknown(),
  })
  .partial();

/**
 * Returns the picture of a published document without its own picture, by a name such as `page-12.png`; undefined if
 * there is none. Each title is drawn once and kept, with the first drawing that its page shows. Only titles of ours are
 * drawn, so nobody can make us draw theirs.
 */
export function createSocialPictures({ content, draw, directory, files, mediaDir, now, sender }: SocialOptions) {
  const underway = new Map<string, Promise<Uint8Array>>();

  return async function pictureNamed(name: string): Promise<Uint8Array | undefined> {
    const [, named, id] = fileName.exec(name) ?? [];
    const type = pagedTypes.find((one) => one === named);
    const found = type && (await findTitle(type, Number(id)));
    if (!found) return undefined;
    const { colours, companyName, family, logo } = await sender();
    const own = { colours: hasOwnColours(colours) ? colours : undefined, family, drawing: found.drawing, logo };
    // Satori (as of 0.63) joins no Arabic letters, and the typefaces have none.
    return pictureOf({ title: directionOf(found.language) ? companyName : found.title, companyName, ...own });
  };

  async function readDrawing(address: string): Promise<string | undefined> {
    const path = join(mediaDir, basename(decodeURIComponent(address)));
    await files.bring(path).catch(() => undefined);
    return readFile(path, 'utf8').catch(() => undefined);
  }

  /** The title of a document, in whichever language it is, and the address of its drawing. */
  async function findTitle(type: PagedType, id: number) {
    for (const language of [undefined, ...(await content.further())]) {
      const { listed, whole } = await content.document({ type, id, lang: language }, now());
      const { data } = titled.safeParse(listed);
      if (!data) continue;
      return { ...data, language, drawing: findDrawing(shown.safeParse(whole).data) };
    }
    return undefined;
  }

  /** `asked` has the address of its drawing, which is read only where it is drawn. */
  async function pictureOf(asked: SocialPicture): Promise<Uint8Array> {
    const name = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32);
    const file = join(directory, `${name}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const drawing = underway.get(name) ?? drawAndKeep(asked, file).finally(() => underway.delete(name));
    underway.set(name, drawing);
    return drawing;
  }

  async function drawAndKeep({ drawing: address, ...general }: SocialPicture, file: string): Promise<Uint8Array> {
    const drawing = address && (await readDrawing(address));
    // A bucket that is away is no reason to show nothing, and none to keep that under this name.
    if (address && !drawing) return pictureOf(general);
    const png = await draw({ ...general, drawing });
    // Another process may be drawing the same one.
    await replaceFile(file, png);
    return png;
  }
}

/** The address of the first drawing of the library in a part of a document. */
function findDrawing(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { drawing, isPlain } = part as { drawing?: unknown; isPlain?: unknown };
  if (isPlain) return undefined;
  if (typeof drawing === 'string' && drawing.endsWith('.svg')) return drawing;
  for (const value of Object.values(part)) {
    const found = findDrawing(value);
    if (found) return found;
  }
  return undefined;
}

/** Networks request a picture once; an address that asks for more is not a network. */
const picturesPerMinute = 240;

const tooManyPage: PlainPage = {
  title: 'Too many pictures at once',
  sentences: ['Wait a minute, then ask once more.'],
};

/** `GET /social/{type}-{id}.png`: the picture that networks show with a link to a document without its own picture. */
export async function serveSocial(
  app: FastifyInstance,
  { limits, ...options }: SocialOptions & { limits: Limits },
): Promise<void> {
  const checkRate = createRateGuard(limits, { name: 'social', most: picturesPerMinute, windowS: 60 });
  const pictureNamed = createSocialPictures(options);

  app.get<{ Params: { name: string } }>('/social/:name', async (request, reply) => {
    const refusal = await checkRate(request);
    if (refusal) {
      reply.code(refusal.status).header('Retry-After', String(refusal.retryAfterS));
      return sendPlain(reply, tooManyPage);
    }
    const png = await pictureNamed(request.params.name);
    if (!png) return sendPlain(reply.code(404), nothingHerePage);
    return reply.type('image/png').headers(pictureHeaders).send(Buffer.from(png));
  });
}

const module = 'server/social/socialPicture.ts';
/** A usual picture takes half a second, start included. */
const bounds: Bounds = { cpuS: 5, memoryMb: 512, answerBytes: 20_000_000 };

/**
 * Draws a picture in a process of its own: a few bytes of its drawing or its logo can take a decoder hours. Without the
 * drawing where it takes too much or cannot be read, and without the logo where that does.
 */
export async function drawApart(picture: SocialPicture): Promise<Uint8Array> {
  try {
    return await inFile(Buffer.from(JSON.stringify(picture)), (path) => runBounded({ module, args: [path], bounds }));
  } catch (error) {
    const { drawing, logo, ...general } = picture;
    if (!(error instanceof Unreadable) || !(drawing || logo)) throw error;
    return drawApart(drawing ? { ...general, logo } : general);
  }
}

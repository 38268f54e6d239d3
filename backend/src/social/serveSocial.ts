import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from '@frontage/cms/limits/limits.ts';
import { hasOwnColours } from '@frontage/contract/identity/palette.ts';
import type { PicturedType } from '@frontage/contract/socialImage.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentStore } from '../content/ContentStore.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { rateGuard } from '../guards/rate.ts';
import { nothingHerePage, plainPage } from '../static/plainPage.ts';
import { sendPlain } from '../static/servePages.ts';
import type { DrawPicture } from './drawInThread.ts';
import { type Look, looks } from './pictureParts.ts';
import type { SocialPicture } from './socialPicture.ts';

export interface SocialOptions {
  content: ContentStore;
  limits: Limits;
  /** Whose pictures they are. */
  sender: () => Promise<Pick<Sender, 'companyName' | 'colours' | 'family'>>;
  draw: DrawPicture;
  /** Where drawn pictures are kept. */
  directory: string;
  now: () => Date;
}

const fileName = /^(post|news|page|service|case|industry)-([1-9]\d{0,14})\.png$/;
const titled = z.object({ title: z.string() });
/** Networks ask once for a picture; more from one address is no network. */
const picturesPerMinute = 120;

const tooManyPage = plainPage('Too many pictures at once', ['Wait a minute, then ask once more.']);

/**
 * `GET /social/{type}-{id}.png`: the picture of a published document that has none of its own. Drawn once for each
 * title and kept; only titles of ours are drawn, so nobody can make us write theirs.
 */
export async function serveSocial(
  app: FastifyInstance,
  { content, draw, directory, limits, now, sender }: SocialOptions,
): Promise<void> {
  const checkRate = rateGuard(limits, { name: 'social', most: picturesPerMinute, windowS: 60 });
  const underway = new Map<string, Promise<Uint8Array>>();

  async function pictureOf(picture: SocialPicture): Promise<Uint8Array> {
    const name = createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 32);
    const file = join(directory, `${name}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const drawing = underway.get(name) ?? drawAndKeep(picture, file).finally(() => underway.delete(name));
    underway.set(name, drawing);
    return drawing;
  }

  async function drawAndKeep(picture: SocialPicture, file: string): Promise<Uint8Array> {
    const png = await draw(picture);
    await mkdir(directory, { recursive: true });
    await writeFile(`${file}.part`, png);
    await rename(`${file}.part`, file);
    return png;
  }

  app.get<{ Params: { name: string } }>('/social/:name', async (request, reply) => {
    const refusal = await checkRate(request);
    if (refusal) {
      reply.code(refusal.status).header('Retry-After', String(refusal.retryAfterS));
      return sendPlain(reply, tooManyPage);
    }
    const [, type, id] = fileName.exec(request.params.name) ?? [];
    // From the list in memory: the whole document with its text is not needed for a title.
    const found = type
      ? await content.documents({ type: type as PicturedType, ids: [Number(id)], count: 1 }, now())
      : undefined;
    const document = titled.safeParse(found?.items[0]?.document);
    if (!document.success) return sendPlain(reply.code(404), nothingHerePage);
    const look = lookOf(type as PicturedType, Number(id));
    const { colours, companyName, family } = await sender();
    const own = { ...(hasOwnColours(colours) ? { colours } : {}), ...(family ? { family } : {}) };
    const png = await pictureOf({ title: document.data.title, companyName, look, ...own });
    return reply
      .type('image/png')
      .header('Cache-Control', 'public, max-age=2592000')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(Buffer.from(png));
  });
}

/** Neighbours in a list should not look the same. */
function lookOf(type: PicturedType, id: number): Look {
  if (type === 'case') return 'night';
  if (type === 'service' || type === 'industry') return 'quay';
  return looks[id % looks.length] ?? 'quay';
}

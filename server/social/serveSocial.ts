import type { FastifyInstance } from 'fastify';
import { createRateGuard } from '../guards/rate.ts';
import { pictureHeaders } from '../http/baseHeaders.ts';
import { nothingHerePage, type PlainPage, sendPlain } from '../http/plainPage.ts';
import type { Limits } from '../limits/limits.ts';
import { createSocialPictures, type SocialOptions } from './socialPictures.ts';

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

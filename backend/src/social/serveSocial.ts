import type { Limits } from '@frontage/cms/limits/limits.ts';
import type { FastifyInstance } from 'fastify';
import { rateGuard } from '../guards/rate.ts';
import { pictureHeaders } from '../http/baseHeaders.ts';
import { nothingHerePage, type PlainPage, sendPlain } from '../http/plainPage.ts';
import { createSocialPictures, type SocialOptions } from './socialPictures.ts';

/** Networks ask once for a picture; more from one address is no network. */
const picturesPerMinute = 120;

const tooManyPage: PlainPage = {
  title: 'Too many pictures at once',
  sentences: ['Wait a minute, then ask once more.'],
};

/** `GET /social/{type}-{id}.png`: what networks show beside a link to a document that has no picture of its own. */
export async function serveSocial(
  app: FastifyInstance,
  { limits, ...options }: SocialOptions & { limits: Limits },
): Promise<void> {
  const checkRate = rateGuard(limits, { name: 'social', most: picturesPerMinute, windowS: 60 });
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

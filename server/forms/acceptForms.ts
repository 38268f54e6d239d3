import { Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Leaves the bodies of forms, of any content type, to the routes of this context: they read them after their guards.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  // The timeout is for a body that stalls, not for a slow disk once the whole body has arrived.
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (socket instanceof Socket) raw.once('end', () => socket.setTimeout(0));
  });
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded', '*'], (_request, _body, done) =>
    done(null),
  );
}

import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Leaves the bodies of forms, of whatever kind, to the routes of this context: they read them after their guards. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded', '*'], (_request, _body, done) =>
    done(null),
  );
}

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Pictures of the library under /media. A picture that is replaced gets another name, so a browser may keep it. They
 * may be shown on other sites, in previews of a link.
 */
export async function serveMedia(app: FastifyInstance, mediaDir: string): Promise<void> {
  await app.register(async (media) => {
    media.addHook('onRequest', async ({ headers, url }) => {
      // Only drawings have a compressed twin; nobody looks for that of another picture.
      if (!/\.svg(?:\?|$)/.test(url)) delete headers['accept-encoding'];
    });
    await media.register(fastifyStatic, options(mediaDir));
  });
}

function options(mediaDir: string): FastifyStaticOptions {
  return {
    root: mediaDir,
    prefix: '/media/',
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    suppressWarning: true,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith('.br'),
    setHeaders(reply) {
      reply.header('Cache-Control', 'public, max-age=2592000');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      // A drawing that is opened by itself shows its own styles, and runs nothing on this host.
      reply.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      );
    },
  };
}

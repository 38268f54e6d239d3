import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Pictures of the library under /media. A picture that is replaced gets another name, so a browser may keep it. They
 * may be shown on other sites, in previews of a link.
 */
export async function serveMedia(app: FastifyInstance, mediaDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    suppressWarning: true,
    setHeaders(reply) {
      reply.header('Cache-Control', 'public, max-age=2592000');
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      // An SVG that is opened by itself must not run script on this host.
      reply.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    },
  });
}

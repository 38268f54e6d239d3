import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { mediaUrl } from '../files/namesOfFiles.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { pictureHeaders } from '../http/baseHeaders.ts';
import { findFormerFiles } from '../media/findFormerFiles.ts';
import { memoiseFor } from '../memoiseFor.ts';

/** An SVG that is opened directly shows its own styles, but runs nothing on the host that it comes from. */
export const mediaHeaders = {
  ...pictureHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
} as const;

/** Cache-Control of the redirect from a replaced picture to its current address. */
const movedForAWhile = 'public, max-age=300';

interface MediaTools {
  files: SharedFiles;
  former: FormerPictures;
}

/**
 * Serves pictures of the library under /media. A replaced picture gets another name, so browsers may cache it; its
 * former name redirects to the replacement. Other sites may show them, in previews of a link.
 */
export async function serveMedia(app: FastifyInstance, mediaDir: string, { files, former }: MediaTools): Promise<void> {
  await app.register(async (media) => {
    media.addHook('onRequest', async ({ headers, url }) => {
      // Only SVGs have a compressed twin, so none is looked up for other pictures.
      if (!/\.svg(?:\?|$)/.test(url)) delete headers['accept-encoding'];
    });
    await media.register(fastifyStatic, options(mediaDir));
    // A route of our own: that of the plugin reads the whole folder for each file, to compare how its name is spelled.
    media.get('/media/*', async ({ headers, url }, reply) => {
      const name = nameIn(url);
      if (name === undefined) return reply.callNotFound();
      const path = join(mediaDir, name);
      const isThere = await isHere(path).catch((error: unknown) => {
        reply.header('Retry-After', '10');
        throw error;
      });
      if (isThere) {
        if (files.bucket && headers['accept-encoding']) await files.bring(`${path}.br`).catch(() => false);
        return reply.sendFile(name);
      }
      const address = await former.find(name);
      if (address === undefined) return reply.callNotFound();
      return reply.headers(mediaHeaders).header('Cache-Control', movedForAWhile).redirect(address, 302);
    });
  });

  const isHere = async (path: string) => (files.bucket ? files.bring(path) : existsSync(path));
}

/** Returns the file name in an address; undefined if the address is not that of a file. */
function nameIn(url: string): string | undefined {
  const [, encoded] = /^\/media\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  const name = encoded && decoded(encoded);
  return name && !/^\.|[/\\\0]|\.br$/.test(name) ? name : undefined;
}

function options(mediaDir: string): FastifyStaticOptions {
  return {
    root: mediaDir,
    serve: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    suppressWarning: true,
    preCompressed: true,
    setHeaders(reply) {
      for (const [name, value] of Object.entries(mediaHeaders)) reply.header(name, value);
    },
  };
}

type FormerPictures = ReturnType<typeof createPayloadFormerPictures>;

/** ms for which the names are cached. They are only needed for missing files, and read at most that often. */
const memoisedMs = 5_000;

export function createPayloadFormerPictures(payload: Payload, now: () => Date) {
  const names = memoiseFor(memoisedMs, now, () => findFormerFiles(payload));
  return {
    /** The current address, by the file's former name; undefined if it was not replaced. */
    async find(name: string): Promise<string | undefined> {
      const current = (await names()).get(name);
      return current === undefined ? undefined : mediaUrl(current);
    },
  };
}

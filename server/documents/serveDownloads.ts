import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { visitorCalls } from '@frontage/contract/calls.ts';
import { downloadPaths, paths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawer, sendDrawn } from '../drawing/Drawer.ts';
import { attachmentOf } from '../files/downloads/sendFile.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { type PlainPage, sendPlain, serveOwnPage, tokenOf } from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import type { DownloadLinks, DownloadStore, ReadLink } from './DownloadStore.ts';

interface DownloadsOptions {
  store: DownloadStore;
  links: DownloadLinks;
  draw: Drawer;
  /** Fetches a document that is stored at another host. */
  library: Pick<SharedFiles, 'bring'>;
  now: () => Date;
}

/** `/downloads/{token}` serves a document until its link expires. Two pages go with it: ready and expired. R47. */
export async function serveDownloads(
  app: FastifyInstance,
  { draw, library, links, now, store }: DownloadsOptions,
): Promise<void> {
  serveOwnPage(app, downloadPaths.ready, async (request, reply, path) => {
    const token = tokenOf(request);
    const link = links.read(token);
    const document = link && !link.isOver ? await store.findDocument(link) : undefined;
    if (!document) return sendRunOut(request, reply, link, path);
    return sendPage(request, reply, path, { title: document.title, link: `${paths.downloads}/${token}` }, readyPage);
  });

  serveCall<{ Params: { token: string } }>(app, visitorCalls.download, async (request, reply) => {
    const link = links.read(request.params.token);
    const document = link && !link.isOver ? await store.findDocument(link) : undefined;
    const isThere = document && (await library.bring(document.file));
    const sizeBytes = isThere ? await sizeOf(document.file) : undefined;
    if (!document || sizeBytes === undefined) return sendRunOut(request, reply, link);
    request.outcome = 'downloaded';
    return reply
      .headers({
        'Content-Type': 'application/pdf',
        'Content-Length': String(sizeBytes),
        'Content-Disposition': attachmentOf(`${document.title}.pdf`),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'X-Robots-Tag': 'noindex',
      })
      .send(request.method === 'HEAD' ? '' : createReadStream(document.file));
  });

  /** Says that a link has expired, and leads back to the form that it came from. */
  async function sendRunOut(
    request: FastifyRequest,
    reply: FastifyReply,
    link: ReadLink | undefined,
    asked?: string,
  ): Promise<FastifyReply> {
    request.outcome = link ? 'run out' : 'not ours';
    reply.code(link ? 410 : 404);
    const path = link && (await store.findPath(link, now()));
    const document = link && (await store.findDocument(link));
    const shown = pathBeside(path ?? asked, downloadPaths.runOut, (await app.siteWords()).languages);
    return sendPage(request, reply, shown, { form: path, title: document?.title }, runOutPage);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    document: Visit['document'],
    plain: PlainPage,
  ): Promise<FastifyReply> {
    reply.header('X-Robots-Tag', 'noindex');
    const page = await draw(path, { document });
    if (page) return sendDrawn(request, reply, page);
    return sendPlain(reply, plain, path);
  }
}

const readyPage: PlainPage = { title: naming('documentTitle'), sentences: [naming('documentSent')] };
const runOutPage: PlainPage = { title: naming('expiredTitle'), sentences: [naming('expired')] };

async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
}

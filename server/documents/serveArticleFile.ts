import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { visitorCalls } from '@frontage/contract/calls.ts';
import type { ArticleFileSuccess } from '@frontage/contract/contact/answers.ts';
import { requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { documentReady } from '@frontage/contract/contact/messages.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { downloadPaths, paths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawer, sendDrawn } from '../drawing/Drawer.ts';
import { attachmentOf } from '../files/downloads/sendFile.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { acceptForms } from '../forms/acceptForms.ts';
import { foreignOrigin, pathAfter, prefersHtml } from '../forms/answer.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../forms/formDoor.ts';
import { parseFields } from '../forms/parseFields.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type PlainPage, sendPlain } from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import { serveOwnPage, tokenOf } from '../http/serveOwnPage.ts';
import { type AcceptDownloadOptions, createAcceptDownload } from './acceptDownload.ts';
import type { DownloadStore } from './DownloadStore.ts';
import type { DownloadLinks, ReadLink } from './downloadLinks.ts';

export interface ArticleFileOptions extends FormDoorOptions, AcceptDownloadOptions {
  library: Pick<SharedFiles, 'bring'>;
}

const gone: Refusal = { status: 404, code: 'not_found', message: naming('documentGone') };

/** `POST /send-mail/article-file`, and the pages and files behind its links. R47. */
export async function serveArticleFile(app: FastifyInstance, options: ArticleFileOptions): Promise<void> {
  const { draw, library, links, now, store } = options;
  const accept = createAcceptDownload(options);
  await acceptForms(app);
  const door = openFormDoor('article-file', options);
  serveDownloadPages(app, { store, links, draw, library, now });

  serveCall(app, visitorCalls.articleFile, (request, reply) => door(request, reply, take));

  async function take({ fields, key, suspicion, own, requestId }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(formTable['article-file'].schema, fields, own);
    if ('refusal' in parsed) return parsed;
    const envelope = parseFields(requestEnvelope, fields);
    if ('refusal' in envelope) return envelope;
    const offer = await store.findOffer(Number(parsed.value.articleId), parsed.value.type, now());
    if (!offer) return { outcome: 'not offered', refusal: gone };
    const accepted = await accept({
      fields: parsed.value,
      envelope: envelope.value,
      offer,
      idempotencyKey: key,
      requestId,
      suspicion,
    });
    if ('refusal' in accepted) return accepted;
    const { given, outcome } = accepted;
    return {
      outcome,
      answer: async (request, reply) => {
        if (prefersHtml(request)) {
          const ready = await pathAfter(app, fields, downloadPaths.ready);
          return reply.redirect(`${foreignOrigin(request)}${ready}?${tokenField}=${given.token}`, 303);
        }
        const data = { downloadUrl: `${paths.downloads}/${given.token}`, until: given.until.toISOString() };
        const answer: ArticleFileSuccess = { success: true, message: documentReady, data };
        return reply.send(answer);
      },
    };
  }
}

interface DownloadPagesOptions {
  store: DownloadStore;
  links: DownloadLinks;
  draw: Drawer;
  /** Fetches a document that is stored at another host. */
  library: Pick<SharedFiles, 'bring'>;
  now: () => Date;
}

/** `/downloads/{token}` serves a document until its link expires. Two pages go with it: ready and expired. R47. */
function serveDownloadPages(app: FastifyInstance, { draw, library, links, now, store }: DownloadPagesOptions): void {
  serveOwnPage(app, downloadPaths.ready, async (request, reply, path) => {
    const token = tokenOf(request);
    const link = links.read(token);
    const document = link && !link.isOver ? await store.findDocument(link.documentId) : undefined;
    if (!document) return sendRunOut(request, reply, link, path);
    return sendPage(request, reply, path, { title: document.title, link: `${paths.downloads}/${token}` }, readyPage);
  });

  serveCall<{ Params: { token: string } }>(app, visitorCalls.download, async (request, reply) => {
    const link = links.read(request.params.token);
    const document = link && !link.isOver ? await store.findDocument(link.documentId) : undefined;
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
    const path = link && (await store.findArticlePath(link.articleId, now()));
    const document = link && (await store.findDocument(link.documentId));
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

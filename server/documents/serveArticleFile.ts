import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { visitorCalls } from '@frontage/contract/calls.ts';
import { type RequestEnvelope, requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { type ArticleFileFields, formTable } from '@frontage/contract/forms/formTable.ts';
import { downloadPaths, paths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { sendDrawn } from '../drawing/Drawer.ts';
import { attachmentOf } from '../files/downloads/sendFile.ts';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { type Acceptance, type Arrival, createAccept } from '../forms/accept.ts';
import { answerLink, type LinkGiven } from '../forms/answer.ts';
import type { LeadFields } from '../forms/ContactSubmission.ts';
import { acceptForms, type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../forms/formDoor.ts';
import { parseFields } from '../forms/parseFields.ts';
import { fingerprintOf } from '../forms/payloadHash.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type PlainPage, sendPlain, serveOwnPage, tokenOf } from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import { type DownloadLedger, downloadOf, type OfferedDocument, type ReadLink } from './DownloadStore.ts';
import { type Downloads, issueLink } from './downloadMails.ts';

interface ArticleFileOptions extends FormDoorOptions, Downloads {
  /** Fetches a document that is stored at another host. */
  library: Pick<SharedFiles, 'bring'>;
  mayMail: MayMail;
  sender: (page?: string) => Promise<Sender>;
}

const gone: Refusal = { status: 404, code: 'not_found', message: naming('documentGone') };

/** `POST /send-mail/article-file`, and the pages and files behind its links. R47. */
export async function serveArticleFile(app: FastifyInstance, options: ArticleFileOptions): Promise<void> {
  const accept = createAcceptDownload(options);
  await acceptForms(app);
  const door = openFormDoor('article-file', options);
  serveDownloadPages(app, options);

  serveCall(app, visitorCalls.articleFile, (request, reply) => door(request, reply, take));

  async function take({ fields, key, suspicion, own, requestId }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(formTable['article-file'].schema, fields, own);
    if ('refusal' in parsed) return parsed;
    const envelope = parseFields(requestEnvelope, fields);
    if ('refusal' in envelope) return envelope;
    const offer = await options.store.findOffer(Number(parsed.value.articleId), parsed.value.type, options.now());
    if (!offer) return { outcome: 'not offered', refusal: gone };
    const asked = { fields: parsed.value, envelope: envelope.value, offer };
    const accepted = await accept({ ...asked, idempotencyKey: key, requestId, suspicion });
    if ('refusal' in accepted) return accepted;
    const { given, outcome } = accepted;
    return { outcome, answer: (request, reply) => answerLink(request, reply, { fields, given }) };
  }
}

/** `/downloads/{token}` serves a document until its link expires. Two pages go with it: ready and expired. R47. */
function serveDownloadPages(app: FastifyInstance, { draw, library, links, now, store }: ArticleFileOptions): void {
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

interface DownloadCandidate extends Arrival {
  fields: ArticleFileFields;
  envelope: RequestEnvelope;
  offer: OfferedDocument;
}

interface SenderKnown extends DownloadCandidate {
  from: Sender;
}

/**
 * The rule for a request for a document: the same fields within a day get a link again, and nothing is stored or
 * emailed twice. A reader who asks twice has lost the link, so this form has no message for duplicates. R47.
 */
function createAcceptDownload(options: ArticleFileOptions) {
  const { links, mayMail, now, sender, store } = options;
  const accept = createAccept<SenderKnown, DownloadLedger, LinkGiven>(
    {
      inTransaction: store.inTransaction,
      leadsOf: ({ leads }) => leads,
      mayMail,
      duplicate: () => formTable['article-file'].duplicate,
      hashOf: ({ fields }) => fingerprintOf('article-file', fields),
      again: async ({ receivedAt }, { offer }) => links.issue(downloadOf(offer, receivedAt)),
      async store(candidate, { addLead, ledger, mayMail, receivedAt }) {
        const { envelope, fields, from, offer } = candidate;
        const formId = envelope.formId ?? 'article-file';
        const { given, mail } = issueLink(options, offer, from, receivedAt);
        const { id } = await addLead({
          fields: leadFieldsOf(candidate),
          envelope: { ...envelope, formId },
          consentGiven: false,
          files: [],
          isAnswered: true,
          asksFor: { documentId: offer.documentId, articleId: Number(fields.articleId) },
          tags: fields.tags,
        });
        return {
          given,
          async enqueue() {
            if (await mayMail(fields.email)) await ledger.enqueueToVisitor(id, { ...mail, to: fields.email });
            // No acknowledgement: the email with the link is one.
            await ledger.leads.enqueue({ id, formId }, undefined);
          },
        };
      },
    },
    now,
  );

  return async (candidate: DownloadCandidate): Promise<Acceptance<LinkGiven>> =>
    accept({ ...candidate, from: await sender(candidate.envelope.resendUrl) });
}

/** The form requires only an address, but the inbox needs a name to show. */
function leadFieldsOf({ fields, offer }: DownloadCandidate): LeadFields {
  const { company, email, name, phone } = fields;
  const message = `Asked for “${offer.title}” in ${offer.place.path}`;
  return { name: name ?? email, email, company, phone, message };
}

import { visitorCalls } from '@frontage/contract/calls.ts';
import type { ArticleFileSuccess } from '@frontage/contract/contact/answers.ts';
import { requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { documentReady } from '@frontage/contract/contact/messages.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { downloadPaths, paths } from '@frontage/contract/paths.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance } from 'fastify';
import type { SharedFiles } from '../files/sharedFiles.ts';
import { acceptForms } from '../forms/acceptForms.ts';
import { foreignOrigin, pathAfter, prefersHtml } from '../forms/answer.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../forms/formDoor.ts';
import { parseFields } from '../forms/parseFields.ts';
import type { Refusal } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import { type AcceptDownloadOptions, createAcceptDownload } from './acceptDownload.ts';
import { serveDownloadPages } from './serveDownloadPages.ts';

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

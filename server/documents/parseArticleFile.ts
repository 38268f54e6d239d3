import { formTable } from '@frontage/contract/forms/formTable.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { Parsed, RawSubmission } from '../forms/ContactSubmission.ts';
import { readRequest } from '../forms/parseRequest.ts';
import { fingerprintOf } from '../forms/payloadHash.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { DownloadStore } from './DownloadStore.ts';

const gone: Refusal = { status: 404, code: 'not_found', message: naming('documentGone') };

/** Parses requests for the document of an article, which has to offer it now. R47. */
export function createParseArticleFile({ findOffer }: Pick<DownloadStore, 'findOffer'>, now: () => Date) {
  return async function parseArticleFile(raw: RawSubmission): Promise<Parsed> {
    const read = readRequest(formTable['article-file'].schema, raw);
    if (!read.ok) return read;
    const { rest, value } = read;
    const { company, email, name, phone, tags } = value;
    const id = Number(value.articleId);
    const offer = await findOffer(id, value.type, now());
    if (!offer) return { ok: false, outcome: 'not offered', refusal: gone };
    const message = `Asked for “${offer.title}” in ${offer.place.path}`;
    const submission = {
      ...rest,
      consentGiven: false,
      envelope: { ...rest.envelope, formId: rest.envelope.formId ?? 'article-file' },
      // The form requires only an address, but the inbox needs a name to show.
      fields: { name: name ?? email, email, company, phone, message },
      becomes: { as: 'download', document: offer.documentId } as const,
      article: { id, tags },
      fingerprint: fingerprintOf('article-file', value),
    };
    return { ok: true, submission };
  };
}

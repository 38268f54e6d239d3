import { type Call, formCalls, visitorCalls } from '@frontage/contract/calls.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { followingForm, type OwnForm, questionsFormAs } from '@frontage/contract/forms/ownForm.ts';
import type { FastifyInstance } from 'fastify';
import type { DownloadLinks, DownloadStore } from '../documents/DownloadStore.ts';
import { createParseArticleFile } from '../documents/parseArticleFile.ts';
import type { MayMail } from '../guards/recipients.ts';
import { serveCall } from '../http/serveCall.ts';
import { type Arrival, createAccept } from './accept.ts';
import { answerLink, answerSuccess } from './answer.ts';
import type { ContactSubmission, Parsed, RawSubmission } from './ContactSubmission.ts';
import { acceptForms, type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from './formDoor.ts';
import type { Handles } from './handles.ts';
import { type LeadLedger, type LeadStore, type NewLead, storedAs } from './LeadStore.ts';
import { type CurrencyNow, createParseEstimate, type KeptRates } from './parseEstimate.ts';
import { parseContact, parseRequest } from './parseRequest.ts';
import { payloadHashOf } from './payloadHash.ts';

interface RequestKind {
  call: Call;
  /** Parses fields into a request, or into the reason why they are not one. */
  parse(raw: RawSubmission): Parsed | Promise<Parsed>;
  /** It takes no file, and is counted by itself. */
  isAlone?: true;
}

interface AcceptRequestOptions {
  store: LeadStore;
  handles: Handles;
  mayMail: MayMail;
  now: () => Date;
}

/** What a visitor is given, for a request of that time. */
interface Given {
  handles: LeadHandles;
  at: Date;
}

export interface RequestCandidate extends Arrival {
  submission: ContactSubmission;
}

export interface ReceiveRequestsOptions extends AcceptRequestOptions, FormDoorOptions {
  /** Of documents that forms of questions give. */
  links: DownloadLinks;
  downloads: Pick<DownloadStore, 'findOffer' | 'findPagePath'>;
  keptRates: KeptRates;
  currency: CurrencyNow;
}

/** `POST /send-mail` and the similar calls that receive requests: the contract, the rule, and one transaction. */
export async function receiveRequests(app: FastifyInstance, options: ReceiveRequestsOptions): Promise<void> {
  const { downloads, links, uploads } = options;
  await acceptForms(app);
  const door = openFormDoor('send-mail', options);
  const ownDoor = openFormDoor('article-file', { ...options, files: undefined });
  const accept = createAcceptRequest(options);

  // They differ only in their fields. R45, R46, R47.
  const kinds: readonly RequestKind[] = [
    { call: visitorCalls.sendMail, parse: parseContact },
    ...formCalls.map(({ call, form }) => ({ call, parse: parseRequest.bind(undefined, form) })),
    { call: visitorCalls.requestEstimate, parse: createParseEstimate(options.keptRates, options.currency) },
    { call: visitorCalls.articleFile, parse: createParseArticleFile(downloads, options.now), isAlone: true },
  ];
  for (const kind of kinds) {
    const enter = kind.isAlone ? ownDoor : door;
    serveCall(app, kind.call, (request, reply) => enter(request, reply, (post) => take(kind, post)));
  }

  async function take(kind: RequestKind, { suspicion, key, raw, requestId }: FormPost): Promise<FormEnd> {
    const parsed = await kind.parse(raw);
    if (!parsed.ok) return parsed;
    const { submission } = parsed;
    if (submission.files.length > 0) await uploads.secure(submission.files);
    const { article, becomes, envelope } = submission;
    const accepted = await accept({
      submission,
      idempotencyKey: key,
      requestId,
      suspicion: suspicion ?? parsed.suspicion,
    });
    if ('refusal' in accepted) return accepted;
    const { given, outcome } = accepted;
    if (outcome === 'repeated') await Promise.all(raw.files.map(({ storageName }) => uploads.remove(storageName)));
    if (becomes?.as === 'download') {
      const from = article?.id ?? (await downloads.findPagePath(envelope.resendUrl));
      const download = links.issue({ documentId: becomes.document, from, askedAt: given.at });
      const link = { fields: raw.fields, given: download, ...(article ? {} : { more: given.handles }) };
      return { outcome, answer: (request, reply) => answerLink(request, reply, link) };
    }
    const follows = kind.call === visitorCalls.sendMail ? findFollowing(submission, raw.own) : undefined;
    return {
      outcome,
      answer: (request, reply) => answerSuccess(request, reply, given.handles, { ...raw, follows }),
    };
  }
}

/** Nothing follows a request for a seat or an application, whatever its form is called. R44. */
function findFollowing(sent: ContactSubmission, own: OwnForm | undefined): FormDescription['follows'] {
  const { answers = [], envelope, files } = sent;
  const asked = ['file', ...answers.map(({ question }) => question)];
  const isFirstWord = !envelope.eventSlug && files.every(({ field }) => asked.includes(field));
  return isFirstWord ? followingForm(envelope.formId, own) : undefined;
}

/**
 * The rule for a request to sales: the same one within a day is reported as a duplicate. Who asks for a document twice
 * has lost the link, so they get it again, and nothing is stored or emailed twice; so is the way to the calendar. R39,
 * R47.
 */
export function createAcceptRequest({ store, handles, mayMail, now }: AcceptRequestOptions) {
  return createAccept<RequestCandidate, LeadLedger, Given>(
    {
      inTransaction: store.inTransaction,
      leadsOf: (ledger) => ledger,
      mayMail,
      hashOf: ({ submission }) => submission.fingerprint ?? payloadHashOf(submission),
      duplicate: ({ submission }) => questionsFormAs(submission.becomes?.as).duplicate,
      again: async ({ id, receivedAt }) => givenTo(id, receivedAt),
      async store({ submission }, { addLead, ledger, mayMail }) {
        const { id, receivedAt: at } = await addLead({ ...submission, ...givenAtOnce(submission) });
        const { answers, becomes, envelope, fields } = submission;
        const { formId, resendUrl } = envelope;
        const { country, email } = fields;
        return {
          given: givenTo(id, at),
          async enqueue() {
            const told = email && (await mayMail(email)) ? email : undefined;
            await ledger.enqueue({ id, at, formId, country, answers, resendUrl, becomes: storedAs(becomes) }, told);
          },
        };
      },
    },
    now,
  );

  function givenTo(id: number, at: Date): Given {
    return { handles: handles.issue(id, at), at };
  }
}

/** The topics of a subscriber are those that the form has now. A document is given at once: no answer is owed. R70. */
function givenAtOnce({ article, becomes }: ContactSubmission): Pick<NewLead, 'isAnswered' | 'tags'> {
  if (becomes?.as === 'subscriber') return { tags: becomes.topics };
  return becomes?.as === 'download' ? { isAnswered: true, tags: article?.tags } : {};
}

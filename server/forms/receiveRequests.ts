import { visitorCalls } from '@frontage/contract/calls.ts';
import { maxFileBytes } from '@frontage/contract/contact/limits.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { followingForm, type OwnForm } from '@frontage/contract/forms/ownForm.ts';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../http/serveCall.ts';
import { acceptForms } from './acceptForms.ts';
import { type AcceptRequestOptions, createAcceptRequest } from './acceptRequest.ts';
import { answerSuccess } from './answer.ts';
import type { ContactSubmission } from './ContactSubmission.ts';
import { createRequestKinds, type RequestKind } from './createRequestKinds.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from './formDoor.ts';
import type { CurrencyNow, KeptRates } from './KeptRates.ts';

export interface ReceiveRequestsOptions extends AcceptRequestOptions, Omit<FormDoorOptions, 'files'> {
  keptRates: KeptRates;
  currency: CurrencyNow;
  /** The most bytes of one file (inclusive); by default the contract's limit. */
  fileBytes?: number | undefined;
}

/** `POST /send-mail` and the similar calls that receive requests: the contract, the rule, and one transaction. */
export async function receiveRequests(app: FastifyInstance, options: ReceiveRequestsOptions): Promise<void> {
  const { currency, fileBytes = maxFileBytes, keptRates, store, uploads } = options;
  await acceptForms(app);
  const isHeld = (storageName: string) => store.holdsFile(storageName);
  const door = openFormDoor('send-mail', { ...options, files: { maxBytes: fileBytes, isHeld } });
  const accept = createAcceptRequest(options);

  for (const kind of createRequestKinds(keptRates, currency)) {
    serveCall(app, kind.call, (request, reply) => door(request, reply, (post) => take(kind, post)));
  }

  async function take(
    kind: RequestKind,
    { suspicion, key, own, raw, requestId, honeypotName }: FormPost,
  ): Promise<FormEnd> {
    const parsed = await kind.parse(raw, honeypotName);
    if (!parsed.ok) return { refusal: parsed.refusal };
    const { submission } = parsed;
    if (submission.files.length > 0) await uploads.secure(submission.files);
    const accepted = await accept({
      submission,
      idempotencyKey: key,
      requestId,
      suspicion: suspicion ?? parsed.suspicion,
    });
    if ('refusal' in accepted) return accepted;
    const { given: handles, outcome } = accepted;
    if (outcome === 'repeated') await Promise.all(raw.files.map(({ storageName }) => uploads.remove(storageName)));
    const follows = kind.call === visitorCalls.sendMail ? findFollowing(submission, own) : undefined;
    return { outcome, answer: (request, reply) => answerSuccess(request, reply, handles, { follows, own }) };
  }
}

/** Nothing follows a request for a seat or an application, whatever its form is called. R44. */
function findFollowing({ envelope, files }: ContactSubmission, own: OwnForm | undefined): FormDescription['follows'] {
  const isFirstWord = !envelope.eventSlug && files.every(({ field }) => field === 'file');
  return isFirstWord ? followingForm(envelope.formId, own) : undefined;
}

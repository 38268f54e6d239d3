import { visitorCalls } from '@frontage/contract/calls.ts';
import { leadHandles, type SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { thanksField } from '@frontage/contract/contact/formMarkup.ts';
import { updateFields } from '@frontage/contract/contact/updateRequest.ts';
import { describedForm, thanksTextOf } from '@frontage/contract/forms/ownForm.ts';
import { paths } from '@frontage/contract/paths.ts';
import { naming, saySite } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance } from 'fastify';
import { sendDrawn } from '../drawing/Drawer.ts';
import { detailOf, type Refusal } from '../guards/refusal.ts';
import { serveOwnPage } from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';
import type { AdditionStore } from './AdditionStore.ts';
import { handlesCookie, leadOn, pathAfter, prefersHtml } from './answer.ts';
import {
  acceptForms,
  type FormDoorOptions,
  type FormEnd,
  type FormFiles,
  type FormPost,
  openFormDoor,
} from './formDoor.ts';
import { formIdPattern } from './formToken.ts';
import type { Handles } from './handles.ts';
import { refuseFields } from './parseFields.ts';
import { readRequest } from './parseRequest.ts';
import { speakAt } from './readSiteWords.ts';

export interface UpdateOptions extends FormDoorOptions {
  files: FormFiles;
  store: AdditionStore;
  handles: Handles;
  now: () => Date;
  /** Answers the thanks page if there is nothing to add to. */
  answerPage: AnswerPage;
}

const refused: Refusal = { status: 403, code: 'closed', message: naming('additionRefused') };
const empty = refuseFields([detailOf('projectTypes', naming('additionEmpty'), 'required')]);

/** `POST /send-mail/update`: step two after success. Only the four handles decide which request changes. R44. */
export async function serveUpdate(app: FastifyInstance, options: UpdateOptions): Promise<void> {
  const { answerPage, draw, files: kept, handles, now, store, uploads } = options;
  await acceptForms(app);
  const door = openFormDoor('update', options);

  serveCall(app, visitorCalls.updateRequest, (request, reply) => door(request, reply, take));

  serveOwnPage(app, paths.thanks, async (request, reply, path) => {
    const carried = handlesCookie.read(request);
    const leadId = carried && handles.leadOf(carried.handles);
    const thanks = await readWords(Object(request.query)[thanksField], path);
    // If the database does not answer, the page still thanks.
    const receipt = leadId === undefined ? undefined : await store.receiptOf(leadId).catch(() => undefined);
    const visit = {
      ...(leadId !== undefined && carried?.follows === 'more' ? { handles: { ...carried.handles } } : {}),
      ...(receipt ? { receipt } : {}),
      ...(thanks ? { thanks } : {}),
    };
    const page = leadId !== undefined || thanks ? await draw(path, visit) : undefined;
    return page ? sendDrawn(request, reply, page) : answerPage(request, reply, true);
  });

  /** The owner's words for the form that was sent. If the database does not answer, the usual ones are shown. */
  async function readWords(form: unknown, address: string | undefined) {
    if (typeof form !== 'string' || !formIdPattern.test(form)) return undefined;
    const own = await options.ownForm(form, { address }).catch(() => undefined);
    if (!own || describedForm(form, own)?.becomes !== 'request') return undefined;
    const { words } = speakAt(await app.siteWords(), address);
    return { title: own.thanksTitle, text: thanksTextOf(own, words) };
  }

  async function take({ raw }: FormPost): Promise<FormEnd> {
    // All four must name the same request. R43.
    const { fields } = raw;
    const named = leadHandles.safeParse(Object.fromEntries([...fields].map(([name, [value]]) => [name, value])));
    const leadId = named.success ? handles.leadOf(named.data) : undefined;
    if (!named.success || leadId === undefined) return { outcome: 'not its handles', refusal: refused };
    const parsed = readRequest(updateFields, raw);
    if (!parsed.ok) return { refusal: parsed.refusal };
    const { rest, value } = parsed;
    const { consentGiven, envelope, files } = rest;
    const isEmpty = Object.values(value).every((one) => one === undefined) && files.length === 0 && !consentGiven;
    if (isEmpty) return { refusal: empty };
    const { consentVersion: version, formId, resendUrl: address } = envelope;
    if (files.length > 0) await uploads.secure(files);
    const consent = consentGiven ? { version, formId, address } : undefined;
    const outcome = await store.add(leadId, { fields: value, files, consent, addedAt: now() });
    if (outcome === 'missing') return { outcome, refusal: refused };
    for (const { storageName } of files) if (!(await kept.isHeld(storageName))) await uploads.remove(storageName);
    return {
      outcome,
      answer: async (request, reply) => {
        if (prefersHtml(request)) {
          handlesCookie.clear(request, reply, await pathAfter(app, fields, paths.thanks));
          return leadOn(request, reply, fields, paths.thanksAdded);
        }
        const answer: SendMailSuccess = {
          success: true,
          message: saySite(undefined, 'additionStored'),
          data: named.data,
        };
        return reply.send(answer);
      },
    };
  }
}

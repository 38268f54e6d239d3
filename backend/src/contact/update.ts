import type { LeadHandles, SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import {
  additionEmpty,
  additionEmptyTitle,
  additionRefused,
  additionStored,
} from '@frontage/contract/contact/messages.ts';
import { updateFields, updateHandles } from '@frontage/contract/contact/updateRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { sendDrawn } from '../drawing/sendDrawn.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { AnswerPage } from '../static/servePages.ts';
import type { AdditionStore } from './AdditionStore.ts';
import { acceptForms } from './acceptForms.ts';
import { foreignOrigin, prefersHtml } from './answer.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from './formDoor.ts';
import { type Handles, handleKinds } from './handles.ts';
import { handlesCookie } from './handlesCookie.ts';
import { parseFields } from './parseFields.ts';

export interface UpdateOptions extends FormDoorOptions {
  store: AdditionStore;
  handles: Handles;
  now: () => Date;
  /** Answers the thank-you page where there is nothing to add to. */
  answerPage: AnswerPage;
}

const refused: Refusal = { status: 403, message: additionRefused };
const empty: Refusal = {
  status: 422,
  message: additionEmpty,
  notice: { title: additionEmptyTitle, text: additionEmpty },
};

/** `POST /send-mail/update`: step two after success. The four handles alone decide which request changes. Decision 23. */
export async function update(app: FastifyInstance, options: UpdateOptions): Promise<void> {
  const { answerPage, draw, handles, now, store } = options;
  await acceptForms(app);
  const door = openFormDoor(app, options);

  app.post(paths.update, (request, reply) => door(request, reply, take));

  app.get(paths.thanks, async (request, reply) => {
    const carried = handlesCookie.read(request);
    const isOurs = carried && leadOf(carried) !== undefined;
    const page = isOurs ? await draw(paths.thanks, { handles: { ...carried } }) : undefined;
    return page ? sendDrawn(request, reply, page) : answerPage(request, reply);
  });

  async function take({ fields }: FormPost): Promise<FormEnd> {
    const named = updateHandles.safeParse(Object.fromEntries([...fields].map(([name, [value]]) => [name, value])));
    const leadId = named.success ? leadOf(named.data) : undefined;
    if (!named.success || leadId === undefined) return { outcome: 'not its handles', refusal: refused };
    const parsed = parseFields(updateFields, fields, ['projectTypes']);
    if ('refusal' in parsed) return parsed;
    if (Object.values(parsed.value).every((value) => value === undefined)) return { refusal: empty };
    const outcome = await store.add(leadId, { ...parsed.value, addedAt: now() });
    if (outcome === 'missing') return { outcome, refusal: refused };
    return {
      outcome,
      answer: (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        if (prefersHtml(request)) {
          handlesCookie.clear(request, reply);
          return reply.redirect(`${foreignOrigin(request)}${paths.thanksAdded}`, 303);
        }
        const answer: SendMailSuccess = { success: true, message: additionStored, data: named.data };
        return reply.send(answer);
      },
    };
  }

  /** The request that all four name; undefined where one is forged, has run out, or names another. */
  function leadOf(given: LeadHandles): number | undefined {
    const [first, ...others] = handleKinds.map((kind) => handles.read(given[`${kind}Id`], kind));
    return others.every((other) => other === first) ? first : undefined;
  }
}

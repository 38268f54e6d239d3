import { visitorCalls } from '@frontage/contract/calls.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendDrawn } from '../drawing/Drawer.ts';
import type { Refusal } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import { pathOfForm } from './answer.ts';
import { formAnswerOf } from './formAnswer.ts';
import { acceptForms, type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from './formDoor.ts';

const notDrawn: Refusal = {
  status: 503,
  code: 'unavailable',
  message: naming('billAway'),
  retryAfterS: 30,
};

const nowhere: Refusal = {
  status: 404,
  code: 'not_found',
  message: naming('billGone'),
};

interface EstimateBillOptions extends FormDoorOptions {
  /** False if the site has no page at that path. */
  isPage: (path: string) => boolean;
}

/**
 * `POST /send-mail/estimate/bill`: shows visitors without script the bill next to their answers. Nothing is stored, and
 * no address is required.
 */
export async function serveEstimateBill(app: FastifyInstance, options: EstimateBillOptions): Promise<void> {
  const { draw, isPage, tokens } = options;
  await acceptForms(app);
  const door = openFormDoor('estimate-bill', options);
  serveCall(app, visitorCalls.estimateBill, (request, reply) => door(request, reply, (post) => take(post, request)));

  async function take({ raw: { fields } }: FormPost, request: FastifyRequest): Promise<FormEnd> {
    const reading = { raw: { fields, files: [] }, fileFieldsSent: [] };
    const form = formAnswerOf({ reading, refusal: undefined }, tokens);
    const path = pathOfForm(request, form);
    const page = path === undefined ? undefined : await draw(path, { form });
    if (!page) {
      const refusal = path !== undefined && (await isAway(path)) ? notDrawn : nowhere;
      return { outcome: 'bill not shown', refusal };
    }
    return { outcome: 'bill shown', answer: (asking, reply) => sendDrawn(asking, reply, page) };
  }

  /**
   * Tells whether the page exists but cannot be drawn without an answer either: then it is not the form that is
   * missing.
   */
  async function isAway(path: string): Promise<boolean> {
    return isPage(path) && (await draw(path, {})) === undefined;
  }
}

import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import { acceptForms } from './acceptForms.ts';
import { fillForm } from './fillForm.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from './formDoor.ts';
import { formPage } from './formPage.ts';

/**
 * `POST /send-mail/estimate/bill`: for visitors without script, their answers with the bill beside them. Nothing is
 * stored, and nobody is asked for an address.
 */
export async function estimateBill(app: FastifyInstance, options: FormDoorOptions): Promise<void> {
  await acceptForms(app);
  const door = openFormDoor(app, options);
  app.post(paths.estimateBill, (request, reply) => door(request, reply, take));

  async function take({ fields }: FormPost): Promise<FormEnd> {
    const page = formPage(options.releases, fields.get(hiddenFields.pagePath)?.[0]);
    if (!page) return { refusal: { status: 404, message: 'The page of this estimate is no longer there.' } };
    return {
      outcome: 'bill shown',
      answer: (_request, reply) =>
        reply
          .headers(page.headers)
          .header('Cache-Control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(fillForm(page.html, { fields, fileFieldsSent: [], refusal: undefined, renew: options.tokens.renew })),
    };
  }
}

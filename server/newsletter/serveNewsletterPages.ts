import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { newsletterPaths } from '@frontage/contract/paths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Drawer } from '../drawing/Drawer.ts';
import { sendDrawn } from '../drawing/sendDrawn.ts';
import { notDrawnPage, sendPlain } from '../http/plainPage.ts';
import type { Enter } from './enter.ts';
import type { NewsletterCookie } from './newsletterCookie.ts';
import type { NewsletterTokens } from './newsletterTokens.ts';

interface NewsletterPagesOptions {
  enter: Enter;
  tokens: NewsletterTokens;
  cookie: NewsletterCookie;
  draw: Drawer;
}

type ReaderShown = Visit['reader'];

/**
 * The pages of the newsletter, with their reader's data. Opening one changes nothing: programs that scan emails follow
 * links, so entering and leaving take a button.
 */
export function serveNewsletterPages(
  app: FastifyInstance,
  { cookie, draw, enter, tokens }: NewsletterPagesOptions,
): void {
  app.get(newsletterPaths.waiting, (request, reply) => {
    const reader = cookie.read(request);
    const shown = reader && { address: reader.email, token: tokens.issue('again', reader.subscriberId) };
    return sendPage(request, reply, newsletterPaths.waiting, shown);
  });

  app.get(newsletterPaths.confirm, async (request, reply) => {
    const token = tokenOf(request);
    const found = await enter.look(token);
    switch (found.state) {
      case 'open':
        return sendPage(request, reply, newsletterPaths.confirm, { address: found.subscriber.email, token });
      case 'entered':
        return sendPage(request, reply, newsletterPaths.entered, entered(found.subscriber));
      case 'over':
        reply.code(410);
        return sendPage(
          request,
          reply,
          newsletterPaths.runOut,
          found.subscriberId === undefined ? undefined : { token },
        );
    }
  });

  app.get(newsletterPaths.entered, (request, reply) => {
    const reader = cookie.read(request);
    const shown = reader && entered({ id: reader.subscriberId, email: reader.email });
    return sendPage(request, reply, newsletterPaths.entered, shown);
  });

  app.get(newsletterPaths.leave, (request, reply) => {
    const token = tokenOf(request);
    return sendPage(request, reply, newsletterPaths.leave, tokens.read('leave', token) && { token });
  });

  app.get(newsletterPaths.left, (request, reply) => sendPage(request, reply, newsletterPaths.left, undefined));

  function entered({ id, email }: { id: number; email: string }): ReaderShown {
    return { address: email, leaveToken: tokens.issue('leave', id) };
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    reader: ReaderShown,
  ): Promise<FastifyReply> {
    reply.header('X-Robots-Tag', 'noindex');
    const page = await draw(path, reader ? { reader } : {});
    return page ? sendDrawn(request, reply, page) : sendPlain(reply.code(503), notDrawnPage);
  }
}

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null ? Reflect.get(query, tokenField) : undefined;
  return typeof token === 'string' ? token : '';
}

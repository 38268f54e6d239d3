import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { letterPaths } from '@frontage/contract/paths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Drawer } from '../drawing/Drawer.ts';
import { sendDrawn } from '../drawing/sendDrawn.ts';
import { notDrawnPage } from '../static/plainPage.ts';
import { sendPlain } from '../static/servePages.ts';
import type { Enter } from './enter.ts';
import type { LetterCookie } from './letterCookie.ts';
import type { LetterTokens } from './letterTokens.ts';

interface LetterPagesOptions {
  enter: Enter;
  tokens: LetterTokens;
  cookie: LetterCookie;
  draw: Drawer;
}

type ReaderShown = Visit['reader'];

/**
 * The pages of the letter, with what concerns their reader. To look at one changes nothing: programs that
 * scan mails follow their links, so entering and leaving take a button.
 */
export function letterPages(app: FastifyInstance, { cookie, draw, enter, tokens }: LetterPagesOptions): void {
  app.get(letterPaths.waiting, (request, reply) => {
    const reader = cookie.read(request);
    const shown = reader && { address: reader.email, token: tokens.issue('again', reader.subscriberId) };
    return sendPage(request, reply, letterPaths.waiting, shown);
  });

  app.get(letterPaths.confirm, async (request, reply) => {
    const token = tokenOf(request);
    const found = await enter.look(token);
    switch (found.state) {
      case 'open':
        return sendPage(request, reply, letterPaths.confirm, { address: found.subscriber.email, token });
      case 'entered':
        return sendPage(request, reply, letterPaths.entered, entered(found.subscriber));
      case 'over':
        reply.code(410);
        return sendPage(request, reply, letterPaths.runOut, found.subscriberId === undefined ? undefined : { token });
    }
  });

  app.get(letterPaths.entered, (request, reply) => {
    const reader = cookie.read(request);
    const shown = reader && entered({ id: reader.subscriberId, email: reader.email });
    return sendPage(request, reply, letterPaths.entered, shown);
  });

  app.get(letterPaths.leave, (request, reply) => {
    const token = tokenOf(request);
    return sendPage(request, reply, letterPaths.leave, tokens.read('leave', token) && { token });
  });

  app.get(letterPaths.left, (request, reply) => sendPage(request, reply, letterPaths.left, undefined));

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

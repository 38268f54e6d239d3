import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { letterPaths } from '@frontage/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageText } from '../static/pageTexts.ts';
import { plainPage } from '../static/plainPage.ts';
import { sendHtml } from '../static/sendHtml.ts';
import { sendPlain } from '../static/servePages.ts';
import type { Enter } from './enter.ts';
import { fillLetter, type LetterFilling } from './fillLetter.ts';
import type { LetterCookie } from './letterCookie.ts';
import type { LetterTokens } from './letterTokens.ts';

interface LetterPagesOptions {
  enter: Enter;
  tokens: LetterTokens;
  cookie: LetterCookie;
  pageText: (path: string) => PageText | undefined;
}

/**
 * The pages of the letter, with what concerns their reader written in. To look at one changes nothing: programs that
 * scan mails follow their links, so entering and leaving take a button.
 */
export function letterPages(app: FastifyInstance, { cookie, enter, pageText, tokens }: LetterPagesOptions): void {
  app.get(letterPaths.waiting, (request, reply) => {
    const reader = cookie.read(request);
    const filling = reader && { address: reader.email, token: tokens.issue('again', reader.subscriberId) };
    return sendPage(request, reply, letterPaths.waiting, filling);
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
    const filling = reader && entered({ id: reader.subscriberId, email: reader.email });
    return sendPage(request, reply, letterPaths.entered, filling);
  });

  app.get(letterPaths.leave, (request, reply) => {
    const token = tokenOf(request);
    return sendPage(request, reply, letterPaths.leave, tokens.read('leave', token) && { token });
  });

  function entered({ id, email }: { id: number; email: string }): LetterFilling {
    return { address: email, leaveToken: tokens.issue('leave', id) };
  }

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    filling: LetterFilling | undefined,
  ): Promise<FastifyReply> | FastifyReply {
    const page = pageText(path);
    if (!page) return sendPlain(reply.code(503), notBuiltPage);
    reply.headers(page.headers).header('Cache-Control', 'private, no-store').header('X-Robots-Tag', 'noindex');
    return sendHtml(request, reply, filling ? fillLetter(page.html, filling) : page.html);
  }
}

const notBuiltPage = plainPage('This page is being prepared', ['Load it again in a minute.']);

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null ? Reflect.get(query, tokenField) : undefined;
  return typeof token === 'string' ? token : '';
}

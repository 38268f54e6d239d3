import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type AnswerOwnPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    ownPages: {
      /** What answers with a page that is made for one visitor, by its path in the default language. */
      byPath: Map<string, AnswerOwnPage>;
      /** Answers with a page on which calls are booked. */
      hours?: AnswerOwnPage;
    };
  }
}

/** Serves a page that is made for one visitor. `servePages` leads to it from its address in each further language. */
export function serveOwnPage(app: FastifyInstance, path: string, answer: AnswerOwnPage): void {
  app.ownPages.byPath.set(path, answer);
  app.get(path, (request, reply) => answer(request, reply, path));
}

/** The signed token in the address of such a page; empty where there is none. */
export function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null ? Reflect.get(query, tokenField) : undefined;
  return typeof token === 'string' ? token : '';
}

import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from '../http/visitorCookie.ts';
import { handleKinds } from './handles.ts';

const cookie = visitorCookie({ name: 'request', path: paths.thanks, lifeS: 3600 });

/** Carries the handles of a request to the thank-you page of a visitor without script, for an hour, unread by script. */
export const handlesCookie = {
  set(request: FastifyRequest, reply: FastifyReply, handles: LeadHandles): void {
    cookie.set(request, reply, handleKinds.map((kind) => handles[`${kind}Id`]).join('.'));
  },
  clear(request: FastifyRequest, reply: FastifyReply): void {
    cookie.set(request, reply, '', 0);
  },
  /** As they came: nothing says yet that they are ours. */
  read(request: FastifyRequest): LeadHandles | undefined {
    const [dealId, personId, noteId, companyId] = cookie.read(request)?.split('.') ?? [];
    return dealId && personId && noteId && companyId ? { dealId, personId, noteId, companyId } : undefined;
  },
};

import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from '../http/visitorCookie.ts';
import { handleKinds } from './handles.ts';

const cookie = visitorCookie({ name: 'request', path: paths.thanks, lifeS: 3600 });

/** What the thanks page shows: `receipt` if there is nothing that could be added. */
type Follows = NonNullable<FormDescription['follows']>;

/**
 * Carries the handles of a request to the thanks page of a visitor without script, for an hour. Script cannot read it.
 */
export const handlesCookie = {
  set(request: FastifyRequest, reply: FastifyReply, handles: LeadHandles, follows: Follows): void {
    const parts = handleKinds.map((kind) => handles[`${kind}Id`]);
    cookie.set(request, reply, (follows === 'more' ? parts : [...parts, follows]).join('.'));
  },
  clear(request: FastifyRequest, reply: FastifyReply): void {
    cookie.set(request, reply, '', 0);
  },
  /** The handles as they were sent. They may not be ours. */
  read(request: FastifyRequest): { handles: LeadHandles; follows: Follows } | undefined {
    const [dealId, personId, noteId, companyId, follows] = cookie.read(request)?.split('.') ?? [];
    if (!dealId || !personId || !noteId || !companyId) return undefined;
    return { handles: { dealId, personId, noteId, companyId }, follows: follows === 'receipt' ? follows : 'more' };
  },
};

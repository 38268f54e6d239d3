import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from '../http/visitorCookie.ts';
import { handleKinds } from './handles.ts';

const cookie = visitorCookie({ name: 'request', path: paths.thanks, lifeS: 3600 });

/** What the page of thanks shows: `receipt` where nothing is asked for that could be added. */
type Follows = NonNullable<FormDescription['follows']>;

/** Carries the handles of a request to the thank-you page of a visitor without script, for an hour, unread by script. */
export const handlesCookie = {
  set(request: FastifyRequest, reply: FastifyReply, handles: LeadHandles, follows: Follows): void {
    const parts = handleKinds.map((kind) => handles[`${kind}Id`]);
    cookie.set(request, reply, (follows === 'more' ? parts : [...parts, follows]).join('.'));
  },
  clear(request: FastifyRequest, reply: FastifyReply): void {
    cookie.set(request, reply, '', 0);
  },
  /** As they came: nothing says yet that they are ours. */
  read(request: FastifyRequest): { handles: LeadHandles; follows: Follows } | undefined {
    const [dealId, personId, noteId, companyId, follows] = cookie.read(request)?.split('.') ?? [];
    if (!dealId || !personId || !noteId || !companyId) return undefined;
    return { handles: { dealId, personId, noteId, companyId }, follows: follows === 'receipt' ? follows : 'more' };
  },
};

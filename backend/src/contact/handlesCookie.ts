import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handleKinds } from './handles.ts';

const name = 'request';
const lifeS = 3600;

/** Carries the handles of a request to the thank-you page of a visitor without script, for an hour, unread by script. */
export const handlesCookie = {
  set(request: FastifyRequest, reply: FastifyReply, handles: LeadHandles): void {
    const value = handleKinds.map((kind) => handles[`${kind}Id`]).join('.');
    reply.header('Set-Cookie', lineOf(request, value, lifeS));
  },
  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('Set-Cookie', lineOf(request, '', 0));
  },
  /** As they came: nothing says yet that they are ours. */
  read(request: FastifyRequest): LeadHandles | undefined {
    const pair = request.headers.cookie?.split(/; */).find((one) => one.startsWith(`${name}=`));
    const [dealId, personId, noteId, companyId] = pair?.slice(name.length + 1).split('.') ?? [];
    return dealId && personId && noteId && companyId ? { dealId, personId, noteId, companyId } : undefined;
  },
};

function lineOf(request: FastifyRequest, value: string, maxAgeS: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=${paths.thanks}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}

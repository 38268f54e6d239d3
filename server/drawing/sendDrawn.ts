import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptByNobody } from '../http/cacheControl.ts';
import { sendHtml } from '../http/sendHtml.ts';
import type { DrawnPage } from './Drawer.ts';

/** Sends a page that was drawn for one visitor. No cache may keep it, unless `cacheControl` says so. */
export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, html }: DrawnPage,
  cacheControl = keptByNobody,
): Promise<FastifyReply> {
  reply.headers(headers).header('Cache-Control', cacheControl);
  return sendHtml(request, reply, html);
}

import type { DrawRequest } from '@frontage/contract/rendering.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptByNobody } from '../http/baseHeaders.ts';
import { sendHtml } from '../http/encoding.ts';
import { notDrawnPage, type PlainPage, sendPlain } from '../http/plainPage.ts';

/** A page of the site as one visitor sees it. */
export interface DrawnPage {
  html: string;
  headers: Record<string, string>;
  /** True if the page contains a form; then the time at which it is sent counts. */
  hasForm: boolean;
}

/**
 * Draws a page of the site with what concerns one visitor. Undefined where the site has no such page or nothing to show
 * on it, and while pages cannot be drawn; the caller then sends something else.
 */
export type Drawer = (path: string, visit: Visit) => Promise<DrawnPage | undefined>;

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

/** Sends a page that is one visitor's alone: no search engine lists it. `instead`: what is said where it is not drawn. */
export async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage | undefined,
  instead?: PlainPage,
): Promise<FastifyReply> {
  reply.header('X-Robots-Tag', 'noindex');
  if (page) return sendDrawn(request, reply, page);
  return instead ? sendPlain(reply, instead) : sendPlain(reply.code(503), notDrawnPage);
}

interface DrawerOptions {
  /** Undefined where there is nothing to draw. Rejects while pages cannot be drawn. */
  draw: (request: DrawRequest) => Promise<DrawnPage | undefined>;
  onFault: (error: unknown) => void;
}

/** The most pages that may be waiting at once. Further requests get none, so nobody waits for long. */
const mostWaiting = 64;

/** Asks the renderer for pages. It is a separate process and may be unavailable. */
export function openDrawer({ draw, onFault }: DrawerOptions): Drawer {
  let waiting = 0;
  return async (path, visit) => {
    if (waiting >= mostWaiting) {
      onFault(new Error(`${path} was not drawn: ${waiting} pages are waited for already`));
      return undefined;
    }
    waiting += 1;
    try {
      return await draw({ path, visit });
    } catch (error) {
      onFault(error);
      return undefined;
    } finally {
      waiting -= 1;
    }
  };
}

import { createHash } from 'node:crypto';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { directionOf, usualLanguage } from '@frontage/contract/language.ts';
import { spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { naming, sayNamed } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SiteWords, speakAt } from '../forms/readSiteWords.ts';
import type { Told } from '../guards/refusal.ts';
import { keptByNobody } from './baseHeaders.ts';

const style = [
  ':root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}',
  'body{max-width:36rem;margin:0 auto;padding:12vh 1.5rem}',
  'h1{font-size:1.75rem;line-height:1.2}',
  'li{margin:.4rem 0}',
  'input,textarea{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}',
  'button{font:inherit;padding:.6rem 1.2rem}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

declare module 'fastify' {
  interface FastifyInstance {
    /** The owner's own wording for forms and plain pages; never rejects. */
    siteWords: () => Promise<SiteWords>;
  }
}

/** A page for when no page of the site can be shown, in plain text. */
export interface PlainPage {
  title: Told;
  sentences: readonly Told[];
  points?: readonly string[];
  /** Markup in the owner's wording. The form may only submit to this host. */
  form?: (words: Words) => string;
}

/** Sends a page that is not part of a release, in the language and the words of the page at `address`. */
export async function sendPlain(
  reply: FastifyReply,
  page: PlainPage,
  address: string | undefined = reply.request.url,
): Promise<FastifyReply> {
  const { language = usualLanguage, words } = speakAt(await reply.server.siteWords(), address);
  const form = page.form ? "'self'" : "'none'";
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': keptByNobody,
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action ${form}`,
    })
    .send(htmlOf(page, language, words));
}

function htmlOf({ form, points = [], sentences, title }: PlainPage, language: string, words: Words): string {
  const said = (told: Told) => escapeHtml(sayNamed(words, told));
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${said(point)}</li>`).join('')}</ul>` : '';
  return (
    `<!doctype html><html lang="${language}"${directionOf(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${said(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>${said(title)}</h1>` +
    `${sentences.map((sentence) => `<p>${said(sentence)}</p>`).join('')}${list}${form?.(words) ?? ''}</main></body></html>`
  );
}

export const preparingPage: PlainPage = { title: naming('preparingTitle'), sentences: [naming('preparing')] };
export const notDrawnPage: PlainPage = { title: naming('notDrawnTitle'), sentences: [naming('notDrawn')] };
export const nothingHerePage: PlainPage = { title: naming('nothingTitle'), sentences: [naming('nothing')] };
export const tooManyPage: PlainPage = { title: naming('tooManyTitle'), sentences: [naming('tooMany')] };

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

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

/** Serves a page that is made for one visitor. `servePages` leads to it from its address in each language. */
export function serveOwnPage(app: FastifyInstance, path: string, answer: AnswerOwnPage): void {
  app.ownPages.byPath.set(path, answer);
  app.get(path, async (request, reply) => answer(request, reply, spokenPath(path, (await app.siteWords()).languages)));
}

/** The signed token in the address of such a page; empty where there is none. */
export function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null ? Reflect.get(query, tokenField) : undefined;
  return typeof token === 'string' ? token : '';
}

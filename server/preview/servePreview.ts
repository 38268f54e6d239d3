import { visitorCalls } from '@frontage/contract/calls.ts';
import { editPath, type PreviewTheme, themeNamed } from '@frontage/contract/preview.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sayAgain } from '../admin/sayAgain.ts';
import { spoken } from '../admin/words/spoken.ts';
import type { ContentStore } from '../content/ContentStore.ts';
import type { RenderedMail } from '../delivery/mails/MailContent.ts';
import { sendDrawn } from '../drawing/Drawer.ts';
import { createRateGuard } from '../guards/rate.ts';
import { keptByNobody } from '../http/baseHeaders.ts';
import { escapeHtml, type PlainPage, sendPlain } from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';
import type { Renderer } from '../publishing/rendererClient.ts';
import type { PreviewClaim, PreviewLinks } from './previewLinks.ts';

export interface PreviewDependencies {
  content: Pick<ContentStore, 'draft'>;
  limits: Limits;
  draw: Renderer['preview'];
  /** An email with made-up contents in the drafted wording of the settings. */
  email: (id: number, typed: unknown) => Promise<RenderedMail | undefined>;
  links: PreviewLinks;
  /** Origins of the admin, whose forms show a preview next to them. */
  adminOrigins: readonly string[];
}

interface PreviewRoute {
  Params: { collection: string; id: string };
  Querystring: { language?: unknown; token?: unknown; theme?: unknown };
}

const policy = 'Content-Security-Policy';

/** Per network address: several editors in one office who all type. */
const drawingsPer10Minutes = 6_000;

/** Bytes of the form of the longest document. */
const bodyLimit = 4_000_000;

/** Payload sends the whole form. */
const typedBody = z.object({ data: z.record(z.string(), z.unknown()) });

const noLinkPage: PlainPage = {
  title: 'This preview has ended',
  sentences: [
    'Links to a preview work for a week. Ask whoever sent it for a new one, or open the document in the admin.',
  ],
};
const goneDocumentPage: PlainPage = {
  title: 'This document is gone',
  sentences: ['Somebody deleted it since the link was made.'],
};
const awayPage: PlainPage = {
  title: 'The preview cannot be drawn at the moment',
  sentences: ['What is typed is safe in the form. Load this page again in a moment.'],
};

/** Serves drafts to anybody with a signed link: drawn as they will be, stored nowhere. */
export async function servePreview(app: FastifyInstance, dependencies: PreviewDependencies): Promise<void> {
  const { adminOrigins, content, draw, email, limits, links } = dependencies;
  const checkRate = createRateGuard(limits, { name: 'preview', most: drawingsPer10Minutes });

  const claimOf = ({ params, query }: FastifyRequest<PreviewRoute>) => links.read(params, String(query.token ?? ''));

  async function sendDraft(
    request: FastifyRequest<PreviewRoute>,
    reply: FastifyReply,
    typedIn: (claim: PreviewClaim) => unknown,
  ): Promise<FastifyReply> {
    const claim = claimOf(request);
    if (!claim) return sendPlain(reply.code(403), noLinkPage);
    const { collection, id } = claim;
    const theme = themeNamed(request.query.theme);
    if (collection === 'emails') return sendEmail(reply, { id, typed: typedIn(claim), theme });
    const draft = await content.draft({ collection, id }, typedIn(claim));
    if (!draft) return sendPlain(reply.code(404), goneDocumentPage);
    const drawn = await draw({ ...draft, isLive: claim.isLive, theme }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a preview could not be drawn');
      return undefined;
    });
    const page = drawn && { ...drawn, html: sayMarked(drawn.html, String(request.query.language)) };
    if (!page) return sendPlain(reply.code(503).header('Retry-After', '5'), awayPage);
    if (!claim.isLive) return sendDrawn(request, reply, page);
    reply.removeHeader('X-Frame-Options');
    return sendDrawn(request, reply, { ...page, headers: allowFraming(adminOrigins, page.headers) });
  }

  async function sendEmail(
    reply: FastifyReply,
    { id, theme, typed }: { id: number; typed: unknown; theme: PreviewTheme | undefined },
  ): Promise<FastifyReply> {
    const mail = await email(id, typed);
    if (!mail) return sendPlain(reply.code(404), goneDocumentPage);
    reply.removeHeader('X-Frame-Options');
    // Emails have inline styles, as mailboxes require; nothing in them is fetched or run.
    const headers = { [policy]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" };
    return reply
      .headers({ 'Cache-Control': keptByNobody, 'Content-Type': 'text/html; charset=utf-8' })
      .headers(allowFraming(adminOrigins, headers))
      .send(theme ? forceTheme(mail.html, theme) : mail.html);
  }

  // Before the body is read, which may be long.
  app.addHook<PreviewRoute>('onRequest', async (request, reply) => {
    reply.headers({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' });
    if (!claimOf(request)) return sendPlain(reply.code(403), noLinkPage);
    if (await checkRate(request)) return sendPlain(reply.code(429).header('Retry-After', '60'), awayPage);
  });
  serveCall<PreviewRoute>(app, visitorCalls.preview, (request, reply) => sendDraft(request, reply, () => undefined));
  serveCall<PreviewRoute & { Body: unknown }>(
    app,
    visitorCalls.previewTyped,
    (request, reply) => {
      const typed = typedBody.safeParse(request.body);
      return sendDraft(request, reply, ({ isLive }) => (isLive && typed.success ? typed.data.data : undefined));
    },
    { bodyLimit },
  );
}

function allowFraming(origins: readonly string[], headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    [policy]: headers[policy]?.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`) ?? '',
  };
}

const marked = /( data-spoken(?:="")?>)([^<]*)/g;
const escaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Says what a page tells editors in a language of the admin. */
function sayMarked(html: string, language: string): string {
  const words = spoken[language]?.words;
  if (!words) return html;
  const textOf = (said: string) => said.replace(/&([#\w]+);/g, (whole, name: string) => escaped[name] ?? whole);
  const say = (said: string) => sayAgain(textOf(said), words);
  return html.replace(
    marked,
    (_, before: string, lines: string) => before + escapeHtml(lines.split(/\n */).map(say).join('\n')),
  );
}

/** Returns an email as a mailbox of one theme shows it, whatever theme the viewer's system has. */
function forceTheme(html: string, theme: PreviewTheme): string {
  return html
    .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
    .replaceAll('content="light dark"', `content="${theme}"`);
}

/**
 * `GET /edit/services/flow`: redirects to the admin, which knows who is signed in and which form edits that page. The
 * answer is the same for everybody and does not reveal whether the page exists; only the admin does.
 */
export async function serveEditing(app: FastifyInstance, { adminUrl }: { adminUrl: string }): Promise<void> {
  const form = `${adminUrl}/admin/edit`;
  app.get(`${editPath}/*`, (request, reply) => {
    const [path = ''] = request.url.slice(editPath.length).split('?', 1);
    return reply
      .headers({ 'Cache-Control': keptByNobody, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })
      .redirect(`${form}?${new URLSearchParams({ path })}`, 302);
  });
}

import { editPath } from '@frontage/contract/preview.ts';
import type { FastifyInstance } from 'fastify';
import { keptByNobody } from '../http/baseHeaders.ts';

interface EditingOptions {
  /** The address at which editors open the admin. */
  adminUrl: string;
}

/**
 * `GET /edit/services/flow`: redirects to the admin, which knows who is signed in and which form edits that page. The
 * answer is the same for everybody and does not reveal whether the page exists; only the admin does.
 */
export async function serveEditing(app: FastifyInstance, { adminUrl }: EditingOptions): Promise<void> {
  const form = `${adminUrl.replace(/\/$/, '')}/admin/edit`;
  app.get(`${editPath}/*`, (request, reply) => {
    const [path = ''] = request.url.slice(editPath.length).split('?', 1);
    return reply
      .headers({ 'Cache-Control': keptByNobody, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })
      .redirect(`${form}?${new URLSearchParams({ path })}`, 302);
  });
}

import type { APIRoute } from 'astro';
import { builtAt, environment, pageData } from '../../page-data/current.ts';

/** Days for which the file says it holds; each build renews it. RFC 9116 asks for less than a year. */
const validDays = 180;

export const GET: APIRoute = async () => {
  const { site } = await pageData.loadHome();
  const expires = new Date(builtAt.getTime() + validDays * 86_400_000).toISOString();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${environment.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';

/** npm runs the site's scripts in its own folder, so the demo's drawings lie beside it. */
const folder = join(process.cwd(), '..', 'demo', 'pictures');

export function getStaticPaths() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ params: { name: file.replace(/\.svg$/, '') } }));
}

export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(join(folder, `${params.name}.svg`)), { headers: { 'content-type': 'image/svg+xml' } });

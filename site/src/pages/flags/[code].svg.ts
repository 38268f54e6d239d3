import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryList } from '@frontage/contract/contact/countries.ts';
import type { APIRoute } from 'astro';

/** npm runs the site's scripts in its own folder; packages lie in the folder above. */
const folder = join(process.cwd(), '..', 'node_modules', 'country-flag-icons', '3x2');

/** Made when the site's code is built: it follows from nothing that editors write. */
export const prerender = true;

export function getStaticPaths() {
  return countryList.map(({ code }) => ({ params: { code } }));
}

/** One flag a file, so that a browser loads only those that come into view. */
export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(join(folder, `${params.code}.svg`)), { headers: { 'content-type': 'image/svg+xml' } });

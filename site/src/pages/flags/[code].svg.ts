import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryList } from '@frontage/contract/contact/countries.ts';
import type { APIRoute } from 'astro';

/** npm runs the site's scripts in the site's folder; packages are in the folder above. */
const folder = join(process.cwd(), '..', 'node_modules', 'country-flag-icons', '3x2');

/** Made when the site is built, because flags do not depend on anything that editors write. */
export const prerender = true;

export function getStaticPaths() {
  return countryList.map(({ code }) => ({ params: { code } }));
}

/** One flag per file, so that a browser loads only flags that come into view. */
export const GET: APIRoute = ({ params }) =>
  new Response(readFileSync(join(folder, `${params.code}.svg`)), { headers: { 'content-type': 'image/svg+xml' } });

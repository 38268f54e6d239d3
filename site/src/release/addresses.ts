import type { ListedAddress } from '@frontage/contract/nearestMarkup.ts';

/** Nobody looks for these by their address. */
const left = /^\/(?:404|thank-you|search|gallery|subscribe|downloads)(?:\/|$)|\/page\/\d+$/;

/** What one page of the release adds to the list of addresses: itself, and the terms of the glossary on it. */
export function addressesOf(path: string, html: string): ListedAddress[] {
  if (left.test(path)) return [];
  return [{ path, title: path === '/' ? 'Home' : titleOf(html) }, ...termsOf(path, html)];
}

/** What the breadcrumbs call the page, which is shorter than the title in the head. */
function titleOf(html: string): string {
  const trail = html.indexOf('aria-label="Breadcrumbs"');
  const current = trail < 0 ? undefined : currentIn(html.slice(trail, trail + 8000));
  return unescaped(current ?? /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' | ')[0] ?? '');
}

function currentIn(trail: string): string | undefined {
  const mark = trail.indexOf('aria-current="page"');
  const begin = mark < 0 ? -1 : trail.indexOf('>', mark);
  return begin < 0 ? undefined : /^[^<]+(?=<)/.exec(trail.slice(begin + 1))?.[0];
}

/** A term is expected at an address of its own, but stands on the page of its letter. */
function termsOf(path: string, html: string): ListedAddress[] {
  if (!/^\/glossary\/[a-z]$/.test(path)) return [];
  return [...html.matchAll(/\sid="([^"]+)" data-term="([^"]+)"/g)]
    .filter(([, slug = '']) => slug.startsWith(path.slice(-1)))
    .map(([, slug = '', title = '']) => ({
      path: `${path}#${slug}`,
      title: unescaped(title),
      alias: `/glossary/${slug}`,
    }));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

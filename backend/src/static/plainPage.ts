import { createHash } from 'node:crypto';
import { keptByNobody } from './cacheControl.ts';

const style = [
  ':root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}',
  'body{max-width:36rem;margin:0 auto;padding:12vh 1.5rem}',
  'h1{font-size:1.75rem;line-height:1.2}',
  'li{margin:.4rem 0}',
  'input,textarea{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}',
  'button{font:inherit;padding:.6rem 1.2rem}',
].join('');

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page for the moments when no page of the site can be shown. */
export interface PlainPage {
  html: string;
  headers: Record<string, string>;
}

/** Title, sentences and points are plain text; `form` is markup, and sends to this host alone. */
export function plainPage(
  title: string,
  sentences: readonly string[],
  points: readonly string[] = [],
  form = '',
): PlainPage {
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : '';
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>` +
    `${sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('')}${list}${form}</main></body></html>`;
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': keptByNobody,
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action ${form ? "'self'" : "'none'"}`,
    },
  };
}

export const preparingPage = plainPage('The website is being prepared', [
  'Its pages are being built for the first time. This takes less than a minute: load the page again.',
]);

export const notDrawnPage = plainPage('This page cannot be shown at the moment', [
  'Nothing is lost: load it again in a minute.',
]);

export const nothingHerePage = plainPage('There is nothing at this address', [
  'The page may have moved. The start page leads to everything we have.',
]);

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

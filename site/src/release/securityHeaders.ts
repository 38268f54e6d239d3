import { createHash } from 'node:crypto';

/** `<script>` and `<style>` with their attributes and what stands between the tags, as our own build prints them. */
const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * The headers of one page. Its policy allows exactly the inline scripts and styles that the page has, by hash, and
 * nothing else inline; scripts may hand no plain string to the DOM (Trusted Types).
 */
export function pageHeaders(
  html: string,
  { backendUrl, siteUrl }: { backendUrl: string; siteUrl: string },
): Record<string, string> {
  const own = backendUrl === siteUrl ? "'self'" : `'self' ${backendUrl}`;
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, 'script')].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style')].join(' '),
    `img-src ${own}`,
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { 'Content-Security-Policy': policy.join('; '), 'Speculation-Rules': '"/prefetch.speculationrules"' };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = [...html.matchAll(inlineElement)]
    .filter(([, name, attributes = '']) => name === element && isRun(attributes))
    .map(([, , , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Data such as structured data is read, not run; a script with an address is allowed by its origin. */
function isRun(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes);
}

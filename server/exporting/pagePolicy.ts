const policyHeader = 'Content-Security-Policy';

/** Directives that work only in a header: browsers ignore them in a page. https://www.w3.org/TR/CSP3/#meta-element */
const notInPages = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/**
 * Adds its own policy to a page. Static hosts read few rules (Cloudflare Pages 100, a bucket none), and each page
 * allows different scripts and styles.
 */
export function withPolicy(html: string, { [policyHeader]: policy }: Record<string, string>): string {
  if (policy === undefined) return html;
  const said = directivesOf(policy).filter((directive) => !notInPages.test(directive));
  const element = `<meta http-equiv="${policyHeader}" content="${said.join('; ').replaceAll('"', '&quot;')}">`;
  // Before everything that it governs, and after the charset, which must be in the first 1,024 bytes.
  const [charset] = /<meta charset="?utf-8"? ?\/?>/i.exec(html) ?? [];
  if (charset === undefined) throw new Error('A page does not say its charset, behind which its policy would stand');
  return html.replace(charset, () => charset + element);
}

/**
 * The headers that all pages have in common, for the one rule that applies to all pages. Of their policies, these are
 * the directives that are the same in each; the rest is in the page. Browsers apply both.
 */
export function commonHeaders(pages: readonly Record<string, string>[]): Record<string, string> {
  const [first = {}] = pages;
  const same = Object.entries(first).filter(([name, value]) => pages.every((page) => page[name] === value));
  const policies = pages.map((page) => new Set(directivesOf(page[policyHeader] ?? '')));
  const policy = directivesOf(first[policyHeader] ?? '').filter(
    // In a header, default-src would refuse what the page's own policy allows.
    (directive) => !directive.startsWith('default-src') && policies.every((one) => one.has(directive)),
  );
  return { ...Object.fromEntries(same), ...(policy.length > 0 ? { [policyHeader]: policy.join('; ') } : {}) };
}

function directivesOf(policy: string): string[] {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
}

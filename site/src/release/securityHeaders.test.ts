import { createHash } from 'node:crypto';
import { previewMark } from '@frontage/contract/preview.ts';
import { describe, expect, it } from 'vitest';
import { createPageHeaders } from './securityHeaders.ts';
import { createPageSlimmer } from './slimPage.ts';

const own = { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' };
const slim = createPageSlimmer(new Set(), { shortScripts: {}, styleSheets: {} });
const policyOf = (html: string, options = own) =>
  createPageHeaders(slim({ html }), options)['Content-Security-Policy'] ?? '';
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows exactly the inline scripts and styles in the page', () => {
    const policy = policyOf('<style>a{}</style><script>one()</script><script type="module">two()</script>');
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  it('allows a style in the form it has after unused rules are removed', () => {
    const policy = policyOf('<style>.a{margin:0}.b{margin:0}</style><p class="a"></p>');
    expect(policy).toContain(`style-src 'self' ${hash('.a{margin:0}')};`);
  });

  it('lists a script that is in the page twice only once', () => {
    expect(policyOf('<script>one()</script><p></p><script>one()</script>')).toContain(
      `script-src 'self' ${hash('one()')};`,
    );
  });

  it('never allows inline code in general', () => {
    expect(policyOf('<script>one()</script>')).not.toContain('unsafe');
  });

  it('requires Trusted Types and refuses to be framed', () => {
    expect(policyOf('')).toContain("require-trusted-types-for 'script'");
    expect(policyOf('')).toContain("frame-ancestors 'none'");
  });

  it('lets a page show a frame of the hosts that it names, and no other page any', () => {
    const figure =
      '<figure class="f" data-embed="https://www.youtube-nocookie.com/embed/x" data-title="A talk"></figure>';
    expect(policyOf(`${figure}${figure}`)).toContain('; frame-src https://www.youtube-nocookie.com;');
    expect(policyOf('<p>data-embed="https://evil.example/x"</p>')).not.toContain('frame-src');
    expect(policyOf('<p></p>')).not.toContain('frame-src');
  });

  it('allows the prefetch rules, which a browser does not treat as data', () => {
    const rules = '{"prefetch":[]}';
    expect(policyOf(`<script type="speculationrules">${rules}</script>`)).toContain(
      `script-src 'self' ${hash(rules)};`,
    );
  });

  it('adds no hash for data or for scripts with an address', () => {
    expect(policyOf('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toContain(
      "script-src 'self';",
    );
  });

  it('makes browsers report violations to the host of the pages, or to that of the backend', () => {
    const headersOf = (hosts = own) => createPageHeaders(slim({ html: '<p>Text</p>' }), hosts);
    expect(policyOf('')).toContain('; report-uri /policy-reports; report-to policy;');
    expect(headersOf()['Reporting-Endpoints']).toBe('policy="/policy-reports"');
    const apart = headersOf({ ...own, backendUrl: 'https://api.example' });
    expect(apart['Content-Security-Policy']).toContain('; report-uri https://api.example/policy-reports;');
    expect(apart['Reporting-Endpoints']).toBe('policy="https://api.example/policy-reports"');
  });

  it('allows calls to a backend on another host', () => {
    expect(policyOf('', { ...own, backendUrl: 'https://api.example' })).toContain(
      "connect-src 'self' https://api.example",
    );
  });

  it.each([
    ['section', 'https://stats.example/m/matomo.php?idsite=3', 'consent', "'self' https://stats.example;"],
    ['script src="/js/script.js"', 'https://plausible.example/js/script.js', "'none'", "'self';"],
  ])(
    'allows the one host that counts, by a %s, and pictures of it where the counter needs them',
    (tag, id, types, image) => {
      const policy = policyOf(`<${tag} data-analytics-id="${id}"></${tag.split(' ')[0]}>`);
      const { origin } = new URL(id);
      expect(policy).toContain(`script-src 'self' ${origin};`);
      expect(policy).toContain(`connect-src 'self' ${origin};`);
      expect(policy).toContain(`img-src ${image}`);
      expect(policy).toContain(`trusted-types ${types}`);
    },
  );

  it('lets a container of Tag Manager name scripts itself, which only the host of Google may answer', () => {
    const policy = policyOf('<section id="consent" data-analytics-id="GTM-ABC1234"></section>');
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain('trusted-types default');
  });

  it('allows the hosts of analytics only if the page asks for consent', () => {
    const asking = policyOf('<section id="consent" data-analytics-id="G-TEST1234" hidden></section>');
    expect(asking).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(asking).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com;",
    );
    expect(asking).toMatch(/; trusted-types consent$/);
    expect(policyOf('<p>data-analytics-id="G-TEST1234"</p>')).not.toMatch(/google|trusted-types consent/);
  });

  it('lets the script of a preview show the contents of the form, and that of no other page', () => {
    for (const mark of [`hidden ${previewMark}`, `hidden="" ${previewMark}=""`])
      expect(policyOf(`<div ${mark}></div>`), mark).toMatch(/; trusted-types preview$/);
    for (const page of [`<p>&lt;div hidden ${previewMark}></p>`, '<div hidden></div>'])
      expect(policyOf(page), page).toMatch(/; trusted-types 'none'$/);
  });
});

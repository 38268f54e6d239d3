import { createHash } from 'node:crypto';
import { previewMark } from '@frontage/contract/preview.ts';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from './securityHeaders.ts';
import { createPageSlimmer } from './slimPage.ts';

const own = { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' };
const slim = createPageSlimmer(new Set(), { shortScripts: {}, styleSheets: {} });
const policyOf = (html: string, options = own) => pageHeaders(slim({ html }), options)['Content-Security-Policy'] ?? '';
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows exactly the inline scripts and styles that stand in it', () => {
    const policy = policyOf('<style>a{}</style><script>one()</script><script type="module">two()</script>');
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  it('allows a style as it is left once the page was rid of what it cannot use', () => {
    const policy = policyOf('<style>.a{margin:0}.b{margin:0}</style><p class="a"></p>');
    expect(policy).toContain(`style-src 'self' ${hash('.a{margin:0}')};`);
  });

  it('names a script that stands in the page twice once', () => {
    expect(policyOf('<script>one()</script><p></p><script>one()</script>')).toContain(
      `script-src 'self' ${hash('one()')};`,
    );
  });

  it('never allows inline code in general', () => {
    expect(policyOf('<script>one()</script>')).not.toContain('unsafe');
  });

  it('demands Trusted Types and refuses to be framed', () => {
    expect(policyOf('')).toContain("require-trusted-types-for 'script'");
    expect(policyOf('')).toContain("frame-ancestors 'none'");
  });

  it('allows the rules by which pages are fetched ahead, since they are no data to a browser', () => {
    const rules = '{"prefetch":[]}';
    expect(policyOf(`<script type="speculationrules">${rules}</script>`)).toContain(
      `script-src 'self' ${hash(rules)};`,
    );
  });

  it('spends no hash on data and on scripts with an address', () => {
    expect(policyOf('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toContain(
      "script-src 'self';",
    );
  });

  it('has browsers tell what it refused, the host of the pages or that of the backend', () => {
    const headersOf = (hosts = own) => pageHeaders(slim({ html: '<p>Text</p>' }), hosts);
    expect(policyOf('')).toContain('; report-uri /policy-reports; report-to policy;');
    expect(headersOf()['Reporting-Endpoints']).toBe('policy="/policy-reports"');
    const apart = headersOf({ ...own, backendUrl: 'https://api.example' });
    expect(apart['Content-Security-Policy']).toContain('; report-uri https://api.example/policy-reports;');
    expect(apart['Reporting-Endpoints']).toBe('policy="https://api.example/policy-reports"');
  });

  it('lets calls go to a backend on another host', () => {
    expect(policyOf('', { ...own, backendUrl: 'https://api.example' })).toContain(
      "connect-src 'self' https://api.example",
    );
  });

  it('knows the hosts of analytics only where the question about it stands in the page', () => {
    const asking = policyOf('<section id="consent" data-analytics-id="G-TEST1234" hidden></section>');
    expect(asking).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(asking).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com;",
    );
    expect(asking).toMatch(/; trusted-types consent$/);
    expect(policyOf('<p>data-analytics-id="G-TEST1234"</p>')).not.toMatch(/google|trusted-types consent/);
  });

  it('lets the script of a draft show what stands in the form, and that of no other page', () => {
    for (const mark of [`hidden ${previewMark}`, `hidden="" ${previewMark}=""`])
      expect(policyOf(`<div ${mark}></div>`), mark).toMatch(/; trusted-types preview$/);
    for (const page of [`<p>&lt;div hidden ${previewMark}></p>`, '<div hidden></div>'])
      expect(policyOf(page), page).toMatch(/; trusted-types 'none'$/);
  });
});

import { expect, test } from 'vitest';
import { commonHeaders, withPolicy } from './gatherSiteFiles.ts';

const policy = (script: string) =>
  `default-src 'none'; script-src 'self' ${script}; base-uri 'none'; frame-ancestors 'none'; report-uri /r; report-to policy`;

test('a page states its own policy after its charset, except what only a header can state', () => {
  const html = '<!doctype html><head><meta charset="utf-8"><title>$& $1</title>';
  expect(withPolicy(html, { 'Content-Security-Policy': policy("'sha256-a'") })).toBe(
    `<!doctype html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-a'; base-uri 'none'; report-to policy"><title>$& $1</title>`,
  );
  expect(withPolicy(html, {})).toBe(html);
});

test('the header of all pages states what all policies share, and refuses nothing that one of them allows', () => {
  const pages = ["'sha256-a'", "'sha256-b'"].map((script) => ({
    'Content-Security-Policy': policy(script),
    'Reporting-Endpoints': 'policy="/r"',
  }));
  expect(commonHeaders(pages)).toEqual({
    'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'; report-uri /r; report-to policy",
    'Reporting-Endpoints': 'policy="/r"',
  });
});

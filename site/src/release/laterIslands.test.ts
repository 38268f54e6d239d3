import { expect, it } from 'vitest';
import { createWholeCompleter } from '../testing/createWholeCompleter.ts';

const complete = createWholeCompleter({
  hosts: { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' },
  scriptClasses: [],
  shortScripts: {},
  styleSheets: {},
});

it('contains a listener for touches of its islands, in place of the element that wakes them', () => {
  const element = '<script>(()=>{customElements.define("astro-island",class extends HTMLElement{})})();</script>';
  const { headers, html } = complete(`${element}<astro-island opts="{}"></astro-island>`);
  expect(html).toMatch(/^<script>document\.addEventListener\("DOMContentLoaded"/);
  expect(html).not.toContain('customElements.define');
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

import { describe, expect, it } from 'vitest';
import { createWholeCompleter } from '../testing/createWholeCompleter.ts';

const settings = {
  hosts: { backendUrl: 'https://agency.example', siteUrl: 'https://agency.example' },
  scriptClasses: ['_1a-4'],
  shortScripts: { '/_astro/start.js': 'begin()' },
  styleSheets: { '/_astro/page.css': '.shown{margin:0}.absent{margin:0}' },
};
const complete = createWholeCompleter(settings);

const styles = '<style>.shown{margin:0}.absent{margin:0}._1a-4{margin:0}</style>';

describe('a page as it is served', () => {
  it('has no styles that it cannot use', () => {
    expect(complete(`${styles}<p class="shown"></p>`).html).toBe(
      '<style>.shown{margin:0}</style><p class="shown"></p>',
    );
  });

  it('contains its style sheets, reduced to what it can use', () => {
    const { headers, html } = complete('<link rel="stylesheet" href="/_astro/page.css"><p class="shown"></p>');
    expect(html).toBe('<style>.shown{margin:0}</style><p class="shown"></p>');
    expect(headers['Content-Security-Policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
  });

  it('has header and footer, rendered apart from its text, in their places and with their styles', () => {
    const frame = { header: '<header class="shown">Menu</header>', footer: '<footer>Small print</footer>' };
    const { html } = complete(`${styles}<header></header><main>Text</main><footer></footer>`, undefined, frame);
    expect(html).toBe(`<style>.shown{margin:0}</style>${frame.header}<main>Text</main>${frame.footer}`);
  });

  it('keeps styles that its scripts may need', () => {
    const { html } = complete(`${styles}<p class="shown"></p><script>open()</script>`);
    expect(html).toContain('<style>.shown{margin:0}._1a-4{margin:0}</style>');
  });

  it('keeps no styles because of data, which no browser runs', () => {
    const { html } = complete(`${styles}<script type="application/ld+json">{}</script>`);
    expect(html).not.toContain('_1a-4');
  });

  it('contains its short scripts, and allows them', () => {
    const { headers, html } = complete('<script type="module" src="/_astro/start.js"></script>');
    expect(html).toBe('<script type="module">begin()</script>');
    expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('merges adjacent scripts into one, and allows that one', () => {
    const { headers, html } = complete('<script>begin()</script><script>goOn()</script><p></p><script>end()</script>');
    expect(html).toBe('<script>begin()\n;goOn()</script><p></p><script>end()</script>');
    expect(headers['Content-Security-Policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  });

  it('keeps modules separate, because each has a scope of its own', () => {
    const page = '<script type="module">let a</script><script type="module">let a</script>';
    expect(complete(page).html).toBe(page);
  });

  it('requests scripts that many pages share', () => {
    const page = '<script type="module" src="/_astro/form.js"></script>';
    expect(complete(page).html).toBe(page);
  });

  it('notes for visitors without script that its form was opened, if a CDN may keep it', () => {
    const page = '<body><input type="hidden" name="formToken" value="a"/></body>';
    expect(complete(page)).toMatchObject({ html: page, notesOpening: false });
    const behindCdn = createWholeCompleter({ ...settings, isBehindCdn: true });
    const { html, notesOpening } = behindCdn(page);
    expect(html).toBe(page.replace('</body>', '<noscript><img src="/opened" alt="" hidden></noscript></body>'));
    expect(notesOpening).toBe(true);
    expect(behindCdn('<body>Words</body>')).toMatchObject({ html: '<body>Words</body>', notesOpening: false });
  });

  it('says whether it has a form, and free hours that must be drawn again', () => {
    expect(complete('<p>Words</p>')).toMatchObject({ hasForm: false, hasCallDays: false });
    expect(complete('<input type="hidden" name="formToken" value="a"/>')).toMatchObject({ hasForm: true });
    expect(complete('<div data-call-days=""></div>')).toMatchObject({ hasCallDays: true });
  });
});

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formPageHtml, publishRelease } from '../testing/formPage.ts';
import { sendFiles } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({ settings: { fileBytes: 2000 } });
  publishRelease(host.environment.releasesDir, '20261121000000-aaaaaa', {
    'contact.html': formPageHtml,
    'index.html': '<p>Home</p>',
  });
});
afterAll(() => host.close());

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const typed = {
  pagePath: '/contact',
  name: 'Ada "<b>" Vinter',
  email: 'ada@example.com',
  message: '\nTwo lines\nof text & more',
};

const submit = (fields: Record<string, string>, files: Parameters<typeof sendFiles>[2] = []) =>
  sendFiles(host.app, { ...typed, ...fields }, files, browser);

describe('a form without script', () => {
  it('leads to the thanks page when it is accepted, so that a reload sends nothing', async () => {
    const answer = await submit({ message: 'First' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  });

  it('comes back with everything typed and each error at its field', async () => {
    const answer = await submit({ email: 'nowhere', timeline: '1 month', projectTypes: 'MVP' });
    expect(answer.statusCode).toBe(422);
    const $ = load(answer.body);
    expect($('title').text()).toBe('Error: Contact us');
    expect($('#c-name').val()).toBe(typed.name);
    expect($('#c-message').text()).toBe(typed.message);
    expect($('#c-timeline option[selected]').text()).toBe('1 month');
    expect(
      $('[type="checkbox"][checked]')
        .map((_, box) => $(box).val())
        .get(),
    ).toEqual(['MVP']);
    expect($('#c-email-error').attr('hidden')).toBeUndefined();
    expect($('#c-email-error').text()).toBe('The email field must be a valid email');
    expect($('#c-email').attr()).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'c-email-error' });
    expect($('[data-error-summary]').attr('hidden')).toBeUndefined();
    expect($('[data-error-summary] h3').text()).toBe('One field needs another look');
    expect($('[data-error-summary] a').attr('href')).toBe('#c-email');
    expect($('#c-name-error').attr('hidden')).toBeDefined();
    expect($('[name="formToken"]').val()).toBe('of-the-page');
  });

  it("comes back with the page's own policy and its scripts as they were", async () => {
    const answer = await submit({ email: 'nowhere' });
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<script type="module">if (1 < 2) {}</script>');
    expect(load(answer.body)('b')).toHaveLength(0);
  });

  it('says that a file must be chosen again', async () => {
    const answer = await submit({ email: 'nowhere' }, [{ field: 'file', name: 'a.txt', content: 'text' }]);
    expect(load(answer.body)('#c-file-error').text()).toMatch(/^Choose your file again/);
  });

  it('says it at each field that had one, and at no other', async () => {
    const answer = await submit({ email: 'nowhere' }, [
      { field: 'proof', name: 'a.txt', content: 'text' },
      { field: 'essay', name: 'b.txt', content: 'text' },
    ]);
    const $ = load(answer.body);
    for (const name of ['proof', 'essay']) expect($(`#c-${name}-error`).text()).toMatch(/^Choose your file again/);
    expect($('#c-file-error').attr('hidden')).toBeDefined();
  });

  it('puts the fault of an essay at the essay, and asks for the proof again', async () => {
    const answer = await submit({ message: 'An essay that is too long' }, [
      { field: 'proof', name: 'a.txt', content: 'text' },
      { field: 'essay', name: 'b.txt', content: 'x'.repeat(2001) },
    ]);
    const $ = load(answer.body);
    expect($('#c-essay-error').text()).toMatch(/over 50 MB/);
    expect($('#c-proof-error').text()).toMatch(/^Choose your file again/);
  });

  it('accepts proof and essay together', async () => {
    const answer = await submit({ message: 'For the scholarship' }, [
      { field: 'proof', name: 'enrolment.txt', content: 'enrolled' },
      { field: 'essay', name: 'essay.txt', content: 'What I built' },
    ]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thank-you']);
  });

  it('keeps what stood behind a file that is too large', async () => {
    const answer = await submit({}, [{ field: 'file', name: 'a.txt', content: 'x'.repeat(2001) }]);
    expect(answer.statusCode).toBe(413);
    const $ = load(answer.body);
    expect($('#c-name').val()).toBe(typed.name);
    expect($('#c-file-error').text()).toMatch(/over 50 MB/);
  });

  it('says above the fields that it was sent before', async () => {
    await submit({ message: 'Twice' });
    const answer = await submit({ message: 'Twice' });
    expect(answer.statusCode).toBe(429);
    const $ = load(answer.body);
    expect($('[data-form-notice]').attr('hidden')).toBeUndefined();
    expect($('[data-form-notice] h3').text()).toBe("It seems you've already sent us this message");
    expect($('#c-message').text()).toBe('Twice');
  });

  it.each(['/nowhere', '/../../secrets/backend-secret', '/%2e%2e/x', '//evil.example', 'contact', '/headers.json'])(
    'gets a plain page with the errors when it says that it stands on %s',
    async (pagePath) => {
      const answer = await submit({ email: 'nowhere', pagePath });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain('The email field must be a valid email');
      expect(answer.body).not.toContain('<form');
    },
  );
});

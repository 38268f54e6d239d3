import { expect, it } from 'vitest';
import { shortScriptsOf, startAtTouch } from './builtApp.ts';

it('short scripts are those that only start another, with its address as a page must write it', () => {
  const files = new Map([
    ['/served/_astro/start.1a.js', 'import{t as e}from"./base.2b.js";e();\n'],
    ['/served/_astro/base.2b.js', `export const t=()=>"${'x'.repeat(300)}";`],
  ]);
  expect(shortScriptsOf(files, '/served/')).toEqual({
    '/_astro/start.1a.js': 'import{t as e}from"/_astro/base.2b.js";e();',
  });
});

it('the script that wakes forms waits until one is touched', () => {
  const code = startAtTouch('import"/_astro/base.js";');
  expect(code).toContain('import("/_astro/base.js")');
  expect(code).not.toContain('import"');
  expect(() => new Function(code)).not.toThrow();
});

it('the script that wakes forms is asked for again at the next touch once it did not load, and what is sent is left to the browser', async () => {
  const heard = new Map<string, (event: object) => void>();
  const form = {
    ariaBusy: null,
    closest: () => true,
    sent: 0,
    requestSubmit: () => heard.get('submit')?.(event('submit')),
  };
  const event = (type: string) => ({ type, target: { closest: () => form }, preventDefault: () => (form.sent -= 1) });
  const listen = (type: string, listener: (event: object) => void) => heard.set(type, listener);
  const page = { addEventListener: listen, querySelector: () => null, forms: [form] };
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    throw new Error('No network');
  };
  const load = () => expect.unreachable('a browser would not ask for the module again');
  const code = startAtTouch('import"/_astro/base.js";').replace('import(', 'load(');
  const given = { document: page, fetch, load, sessionStorage: {}, addEventListener: listen };
  new Function(...Object.keys(given), code)(...Object.values(given));
  for (const touch of [1, 2]) {
    heard.get('focusin')?.(event('focusin'));
    await new Promise((passed) => setTimeout(passed));
    expect(asked).toBe(touch);
  }
  heard.get('submit')?.(event('submit'));
  await new Promise((passed) => setTimeout(passed, 20));
  expect([asked, form.sent, form.ariaBusy], 'held once, then sent by the browser').toEqual([3, -1, true]);
  heard.get('pagehide')?.({});
  expect(form.ariaBusy, 'when the visitor comes back').toBeNull();
});

it('any other script stays unchanged', () => {
  for (const code of ['import"/_astro/base.js";import"/_astro/booking.js";', 'document.forms'])
    expect(startAtTouch(code)).toBe(code);
});

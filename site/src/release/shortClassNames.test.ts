import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClassNamer, moduleClass, moduleOf, shortClassNames } from './shortClassNames.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-classes-'));
  for (const folder of ['blocks/Faq', 'design/kit', 'site/src/lists'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['blocks/Faq/Faq', 'design/kit/Button', 'site/src/lists/Log'])
    writeFileSync(join(root, `${file}.module.css`), '');
});
afterEach(() => rmSync(root, { recursive: true }));

const [faq, button] = ['blocks/Faq/Faq.module.css', 'design/kit/Button.module.css'];

it('gives each class of each module its own name, the same in every bundle', () => {
  const nameOf = createClassNamer(root);
  const names = [faq, button].flatMap((file) => ['row', 'mark'].map((name) => nameOf(name, join(root, file))));
  expect(names).toEqual(['_00-0', '_00-1', '_01-0', '_01-1']);
  expect(nameOf('mark', join(root, `${faq}?used`))).toBe('_00-1');
  expect(createClassNamer(root)('row', join(root, button))).toBe('_01-0');
});

it('gives names that identify the module, and finds no module for other classes', () => {
  const name = createClassNamer(root)('row', join(root, button));
  expect(name).toMatch(moduleClass);
  expect(moduleOf(name)).toBe('01');
  expect(moduleOf('skip-link')).toBeUndefined();
});

it('says what to do about a module in another folder', () => {
  const file = join(root, 'cms/Inbox.module.css');
  expect(() => createClassNamer(root)('row', file)).toThrow(`${file} is none of the CSS modules`);
});

it('writes those names where a look names classes of others, and refuses a module that is gone', () => {
  const plugin = shortClassNames(root);
  const { generateScopedName: nameOf } = plugin.config(undefined, { command: 'build' }).css.modules;
  const sheet = join(root, 'design/looks/folio.css?inline');
  const written = plugin.transform('.Button-mark,.Log-row:hover{color:red}.plain{margin:.5rem}', sheet);
  const [mark, row] = [nameOf('mark', join(root, button)), nameOf('row', join(root, 'site/src/lists/Log.module.css'))];
  expect(written).toBe(`.${mark},.${row}:hover{color:red}.plain{margin:.5rem}`);
  expect(plugin.transform('.Button-mark{}', join(root, 'own/styles/own.css')), 'another sheet').toBeUndefined();
  expect(() => plugin.transform('.Gone-mark{}', sheet)).toThrow('A look names Gone.module.css: there is none');
});

it('puts modules of the core in the layer of their room, and leaves those that say theirs, and those of own/', () => {
  const layered = (file: string, css = '.a{}') => shortClassNames(root).transform(css, join(root, file));
  expect(layered(button)).toBe('@layer kit {\n.a{}}');
  expect(layered(`${faq}?used`)).toBe('@layer blocks {\n.a{}}');
  expect(layered('site/src/lists/Log.module.css')).toBe('@layer blocks {\n.a{}}');
  expect(layered(faq, '@layer kit{.a{}}')).toBeUndefined();
  expect(layered('own/blocks/Faq/Faq.module.css')).toBeUndefined();
});

it('leaves names as looks write them while pages are developed', () => {
  const { generateScopedName: nameOf } = shortClassNames(root).config(undefined, { command: 'serve' }).css.modules;
  expect(nameOf('mark', join(root, button))).toBe('Button-mark');
});

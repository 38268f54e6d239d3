import { expect, it } from 'vitest';
import { createStylePicker, rightToLeft } from './usedStyles.ts';

const pick = createStylePicker();
const keep = (css: string, ...used: string[]) => pick(css, (name) => (used.includes(name) ? 'first' : undefined)).first;

it('keeps the rules for classes on the page, and those without a class', () => {
  expect(keep('.a{color:red}.b{color:blue}p{margin:0}', 'a')).toBe('.a{color:red}p{margin:0}');
});

it('keeps only those selectors of a list that can match', () => {
  expect(keep('.a,.b>p,.a .b{margin:0}', 'a')).toBe('.a{margin:0}');
});

it('leaves no empty group behind, and keeps the order of layers', () => {
  const css =
    '@layer reset,kit;@layer kit{@media (width>=768px){.b{margin:0}}.a{margin:1px}}@media print{.b{margin:0}}';
  expect(keep(css, 'a')).toBe('@layer reset,kit;@layer kit{.a{margin:1px}}');
});

it('does not require a class that a rule negates', () => {
  expect(keep('.a:not(.b):is(.c,:hover){margin:0}', 'a')).toBe('.a:not(.b):is(.c,:hover){margin:0}');
});

it('requires a class in `:has()`, unless that lists several', () => {
  expect(keep(':root:has(.b[open]){margin:0}.a:has(p,.b){margin:1px}.a:not(:has(.b)){margin:2px}', 'a')).toBe(
    '.a:has(p,.b){margin:1px}.a:not(:has(.b)){margin:2px}',
  );
  expect(keep('.a:has(p).b{margin:0}', 'a', 'b')).toBe('.a:has(p).b{margin:0}');
});

it('reads no class in the value of an attribute', () => {
  const css = String.raw`img[src*=\.svg]{margin:0}.a[href$=".pdf"]{margin:1px}a[href='.b'] .c{margin:2px}`;
  expect(keep(css, 'a')).toBe(String.raw`img[src*=\.svg]{margin:0}.a[href$=".pdf"]{margin:1px}`);
});

it('keeps starting styles of classes on the page', () => {
  expect(keep('@starting-style{.a{opacity:0}.b{opacity:0}}', 'a')).toBe('@starting-style{.a{opacity:0}}');
});

it('keeps key frames and fonts for any page', () => {
  const css = '@keyframes go{from{left:0}to{left:1px}}@font-face{font-family:A;src:url(/a.woff2)}';
  expect(keep(css)).toBe(css);
});

it('keeps a body with several declarations unchanged', () => {
  expect(keep('.a{color:red;margin:0;--x:calc(1px + 2px)}', 'a')).toBe('.a{color:red;margin:0;--x:calc(1px + 2px)}');
});

it('picks the styles of each page, and the same ones again for the next such page', () => {
  const css = '.a{color:red}.b{color:blue}';
  expect([keep(css, 'a'), keep(css, 'b'), keep(css, 'a')]).toEqual([
    '.a{color:red}',
    '.b{color:blue}',
    '.a{color:red}',
  ]);
});

it('separates rules of the first view from those needed only by the rest; a rule needed by both goes to the rest', () => {
  const css = '@layer kit{.a{color:red}.b,.a{margin:0}@media print{.b .a{margin:0}}}@keyframes go{from{left:0}}';
  expect(pick(css, (name) => (name === 'a' ? 'first' : 'later'))).toEqual({
    first: '@layer kit{.a{color:red}.a{margin:0}}@keyframes go{from{left:0}}',
    later: '@layer kit{.b{margin:0}@media print{.b .a{margin:0}}}',
  });
});

it('keeps rules for one direction only where the page has it', () => {
  const css = '.a{color:red}[dir="rtl"] .a{scale:-1 1}[dir=rtl] p{margin:0}';
  expect(keep(css, 'a')).toBe('.a{color:red}');
  expect(keep(css, 'a', rightToLeft)).toBe(css);
});

import { expect, it } from 'vitest';
import { findAskedNames, laterTokensOf, withoutTokens } from './laterStyles.ts';

const root = (values: string) => `@layer tokens{:root{color-scheme:light dark;${values}}}`;
const first = `${root('--near:1px;--far:calc(1px + (2 * 3px));--drawn:red;--wide:1px;--own:red')}@media (width>=1px){:root{--wide:2px}}p{top:var(--near)}@layer own{:root{--own:blue}}`;
const asked = findAskedNames('<path fill="var(--drawn)">');

it('moves values that are unused in the first view, and not overridden, to the later styles', () => {
  const later = laterTokensOf(first, asked);
  expect(later).toBe('@layer tokens{:root{--far:calc(1px + (2 * 3px))}}');
  expect(withoutTokens(first, later)).toBe(first.replace('--far:calc(1px + (2 * 3px));', ''));
});

it('leaves all values in place if all are used', () => {
  const css = `${root('--near:1px')}p{top:var(--near)}`;
  expect(laterTokensOf(css, new Set())).toBe('');
  expect(withoutTokens(css, '')).toBe(css);
});

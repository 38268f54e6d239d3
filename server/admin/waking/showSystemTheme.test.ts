// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showSystemTheme } from './earlyScripts.ts';

const theme = () => document.documentElement.dataset.theme;
const systemIs = (scheme: 'dark' | 'light') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${scheme})` }));

// As the server renders a page for an unknown visitor.
beforeEach(() => {
  document.documentElement.dataset.theme = 'light';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page is dark if the system is', () => {
  systemIs('dark');
  showSystemTheme();
  expect(theme()).toBe('dark');
});

test('a page is light if the system is', () => {
  document.documentElement.dataset.theme = 'dark';
  systemIs('light');
  showSystemTheme();
  expect(theme()).toBe('light');
});

test('a theme that somebody has chosen stays', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('another=1; payload-theme=light');
  systemIs('dark');
  showSystemTheme();
  expect(theme()).toBe('light');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CountryCell, TextsCell, ZoneCell } from './cells.tsx';

test('cells show names for stored codes, and nothing for an empty value', () => {
  expect(renderToStaticMarkup(<CountryCell cellData="NO" />)).toBe('<span>Norway</span>');
  vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words: {} }));
  expect(renderToStaticMarkup(<CountryCell cellData="NO" />)).toBe('<span>Norwegen</span>');
  vi.unstubAllGlobals();
  expect(renderToStaticMarkup(<ZoneCell cellData="America/New_York" />)).toBe('<span>America/New York</span>');
  expect(renderToStaticMarkup(<TextsCell cellData={['a@b.example', 'c@d.example']} />)).toContain('a@b.example, c@d');
  expect(renderToStaticMarkup(<TextsCell cellData={[]} />)).toBe('<span></span>');
});

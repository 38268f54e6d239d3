import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestSheet } from './RequestSheet.tsx';

/** Renders what sales read of a stored request. */
async function shown(lead: object): Promise<string> {
  const req = { payload: { findByID: async () => lead } };
  return renderToStaticMarkup(await RequestSheet({ id: 1, req } as unknown as UIFieldServerProps));
}

test.each([
  ['cookie', 'United States, as chosen on an earlier visit'],
  ['lookup', 'United States, by where the visitor’s network is'],
  ['default', 'United States, a guess'],
  ['visitor', 'United States'],
])('a country that is known by %s reads “%s”', async (countrySource, words) => {
  expect(await shown({ name: 'Ada', country: 'United States', countrySource })).toContain(`<dd>${words}</dd>`);
});

test('fields for programs are not shown', async () => {
  const kept = { payloadHash: 'f00d', idempotencyKey: 'c0de', estimate: { low: 1 } };
  expect(await shown({ name: 'Ada', ...kept })).not.toMatch(/f00d|c0de|low/);
});

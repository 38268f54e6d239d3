import { readConsent } from '@frontage/client/consent.ts';
import { originOfVisit } from '@frontage/client/origin.ts';
import { createMemoryStorage } from '@frontage/client/testing/createMemoryStorage.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { makeNextConsent, storeConsent } from './givenConsent.ts';
import { keepOrigin } from './keepOrigin.ts';

afterEach(() => vi.unstubAllGlobals());

/** A tab of a browser that shows one page after the other. */
function openTab(campaigns: boolean | undefined) {
  const [localStorage, sessionStorage] = [createMemoryStorage(), createMemoryStorage()];
  const given = { version: '1', counting: false, campaigns: campaigns ?? false };
  if (campaigns !== undefined) storeConsent(makeNextConsent(undefined, given), localStorage);
  return {
    sessionStorage,
    show(path: string, referrer: string) {
      vi.stubGlobal('localStorage', localStorage);
      vi.stubGlobal('sessionStorage', sessionStorage);
      vi.stubGlobal('location', new URL(path, 'https://a.example'));
      vi.stubGlobal('document', { referrer });
      keepOrigin(campaigns ?? false);
      return originOfVisit(readConsent());
    },
  };
}

const entry = ['/services?utm_source=letter', 'https://news.example/'] as const;
const told = 'https://a.example/services?utm_source=letter https://news.example/';

/* R51, R67 */
it.each([undefined, false])('without consent (%s) tells what this page view knows, and keeps nothing', (campaigns) => {
  const tab = openTab(campaigns);
  expect(tab.show(...entry)).toBe(told);
  expect(tab.show('/contact', 'https://a.example/services')).toBe(
    'https://a.example/contact https://a.example/services',
  );
  expect(tab.sessionStorage.length).toBe(0);
});

it('with consent to campaigns tells on later pages how the visit began', () => {
  const tab = openTab(true);
  tab.show(...entry);
  expect(tab.show('/contact', 'https://a.example/services')).toBe(told);
  expect(tab.show('/work', 'https://other.example/')).toBe('https://a.example/work https://other.example/');
  expect(tab.show('/blog', 'https://a.example.net/')).toBe('https://a.example/blog https://a.example.net/');
});

it('forgets it when consent is taken back', () => {
  const tab = openTab(true);
  tab.show(...entry);
  keepOrigin(false);
  expect(tab.sessionStorage.length).toBe(0);
});

import { type Consent, readConsent } from '@frontage/client/consent.ts';
import { originOfVisit } from '@frontage/client/origin.ts';
import { createMemoryStorage } from '@frontage/client/testing/createMemoryStorage.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOrigin, makeNextConsent, storeConsent } from './givenConsent.ts';

const day = 86_400_000;

const given = { version: '2026-11-21', counting: true, campaigns: false };

describe('the answer of a visitor', () => {
  it('can be read as it was stored, for 180 days', () => {
    const storage = createMemoryStorage();
    const consent = makeNextConsent(undefined, given, 1000);
    storeConsent(consent, storage);
    expect(readConsent(1000 + 180 * day - 1, storage)).toEqual(consent);
    expect(readConsent(1000 + 180 * day, storage)).toBeUndefined();
  });

  it('identifies a browser by 32 random digits, and keeps them when the visitor changes their mind', () => {
    const first = makeNextConsent(undefined, given);
    const second = makeNextConsent(first, { ...given, counting: false });
    expect(first.visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatchObject({ visitor: first.visitor, answer: 2, counting: false, isLogged: false });
    expect(makeNextConsent(undefined, given).visitor).not.toBe(first.visitor);
  });

  it.each<[string, unknown]>([
    ['a word', 'granted'],
    ['nothing', null],
    ['another shape', { counting: 'yes' }],
    ['an answer from the future', { ...makeNextConsent(undefined, given, 5000) } satisfies Consent],
  ])('is not taken from %s', (_, kept) => {
    const storage = createMemoryStorage();
    storage.setItem('analytics-consent', JSON.stringify(kept));
    expect(readConsent(4000, storage)).toBeUndefined();
  });

  it('is missing, not an error, if storage is closed or contains no JSON', () => {
    const closed: Storage = {
      ...createMemoryStorage(),
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    };
    expect(readConsent(1, closed)).toBeUndefined();
    expect(() => storeConsent(makeNextConsent(undefined, given), closed)).not.toThrow();
    const storage = createMemoryStorage();
    storage.setItem('analytics-consent', 'granted');
    expect(readConsent(1, storage)).toBeUndefined();
  });
});

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

import { type Consent, readConsent } from '@frontage/client/consent.ts';
import { createMemoryStorage } from '@frontage/client/testing/createMemoryStorage.ts';
import { describe, expect, it } from 'vitest';
import { makeNextConsent, storeConsent } from './givenConsent.ts';

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

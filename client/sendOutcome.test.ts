import type { FailureCode } from '@frontage/contract/contact/failure.ts';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, reportSent } from './sendOutcome.ts';

const detail = { message: 'No', path: ['email'], type: 'pattern', context: { key: 'email', label: 'email' } };
const silent = { code: undefined, data: undefined };

/** An answer of our host, in words that any editor may change. */
const answered = (httpStatus: number, code: FailureCode, data: unknown = 'Whatever it says') =>
  outcomeOf({ httpStatus, code, message: 'Whatever it says', data });

describe('what a failed send means', () => {
  it('is decided by the code, whatever the sentence', () => {
    expect(answered(429, 'duplicate')).toEqual({ outcome: 'duplicate' });
    expect(answered(409, 'taken', { message: 'Taken', details: [detail] })).toEqual({ outcome: 'taken' });
    expect(answered(410, 'stale_form')).toEqual({ outcome: 'refused', message: 'Whatever it says', isStale: true });
    expect(answered(410, 'closed')).toEqual({ outcome: 'refused', message: 'Whatever it says' });
    expect(answered(413, 'too_large')).toEqual({ outcome: 'refused', message: 'Whatever it says' });
  });

  it('is a refusal in the words of the server after too many messages', () => {
    const message = 'Too many messages came from your network. Try again in 5 minutes.';
    const code = 'rate_limited';
    expect(outcomeOf({ httpStatus: 429, code, message, data: message })).toEqual({ outcome: 'refused', message });
  });

  it('names the fields that the server found invalid, and drops what is not a detail', () => {
    const data = { message: 'One field needs another look', details: [detail, null, { message: 1 }] };
    expect(answered(422, 'invalid', data)).toMatchObject({
      outcome: 'invalid',
      details: [{ name: 'email', type: 'pattern', message: 'No' }],
    });
  });

  it('is a duplicate by its data alone', () => {
    const data = 'Too many requests with same payload';
    expect(outcomeOf({ ...silent, httpStatus: 429, message: data, data })).toEqual({ outcome: 'duplicate' });
  });

  it('names a field by the key of a detail alone', () => {
    const data = { message: 'Invalid', details: [{ context: { key: 'email' } }, { context: {} }, { message: 'No' }] };
    expect(outcomeOf({ ...silent, httpStatus: 422, message: 'Invalid', data })).toEqual({
      outcome: 'invalid',
      message: 'Invalid',
      details: [{ name: 'email' }],
    });
  });

  it('marks the file if a proxy found it too large', () => {
    const outcome = outcomeOf({ ...silent, httpStatus: 413, message: 'Request failed with status code 413' });
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      details: [{ name: 'file', type: 'file.size' }],
    });
  });

  it.each([siteTexts.unavailable, siteTexts.floodRefused])(
    'is a refusal in the words of a host that cannot store at the moment: %s',
    (message) => {
      const code = 'unavailable';
      expect(outcomeOf({ httpStatus: 503, code, message, data: message })).toEqual({ outcome: 'refused', message });
    },
  );

  it('is no failure if the visitor cancelled', () => {
    expect(outcomeOf({ ...silent, httpStatus: undefined, isAborted: true, message: 'Whatever it says' }).outcome).toBe(
      'aborted',
    );
  });

  it.each([
    [undefined, 'Network Error'],
    [undefined, 'timeout of 30 ms exceeded'],
    [503, 'Try later'],
    [403, 'Request failed with status code 403'],
    [429, 'Too many requests with same payload'],
  ])('is unreachable with status %s and "%s" of a proxy or the network', (httpStatus, message) => {
    expect(outcomeOf({ ...silent, httpStatus, message }).outcome).toBe('unreachable');
  });

  it('is unreachable if the host itself has a fault', () => {
    expect(answered(500, 'failed').outcome).toBe('unreachable');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reports the lead and the form to the data layer, and stores the time on this device', () => {
  const dataLayer: unknown[] = [];
  const setItem = vi.fn();
  vi.stubGlobal('window', { dataLayer });
  vi.stubGlobal('localStorage', { setItem });
  reportSent('audit', '/services/cadence-audit');
  expect(dataLayer).toEqual(
    ['lead', 'form_sent'].map((action) => ({
      event: 'gaEvent',
      category: 'audit',
      action,
      label: '/services/cadence-audit',
      value: undefined,
    })),
  );
  expect(setItem).toHaveBeenCalledExactlyOnceWith('contact-form-sent-at', expect.stringMatching(/^\d{4}-.*T.*Z$/));
});

import { fileTooLarge, temporarilyUnavailable } from '@frontage/contract/contact/messages.ts';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './sendOutcome.ts';

const detail = { message: 'No', path: ['email'], type: 'pattern', context: { key: 'email', label: 'email' } };

describe('what a failed send means', () => {
  it('is a duplicate only with the marker and status 429', () => {
    const message = 'Too many requests with same payload';
    expect(outcomeOf({ httpStatus: 429, message, data: message })).toEqual({ outcome: 'duplicate' });
    expect(outcomeOf({ httpStatus: 400, message, data: message }).outcome).toBe('refused');
  });

  it("is a refusal in the server's words when too many messages came", () => {
    const message = 'Too many messages came from your network. Try again in 5 minutes.';
    expect(outcomeOf({ httpStatus: 429, message, data: message })).toEqual({ outcome: 'refused', message });
  });

  it('names the fields that the server found wrong, and drops what is no detail', () => {
    const data = { message: 'One field needs another look', details: [detail, null, { message: 1 }] };
    expect(outcomeOf({ httpStatus: 422, message: data.message, data })).toMatchObject({ details: [detail] });
  });

  it('marks the file when something on the way found it too large', () => {
    const outcome = outcomeOf({ httpStatus: 413, message: 'Request failed with status code 413', data: undefined });
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      details: [{ message: fileTooLarge, context: { key: 'file' } }],
    });
  });

  it('is refused in the words of a host that cannot store at the moment', () => {
    const message = temporarilyUnavailable;
    expect(outcomeOf({ httpStatus: 503, message, data: undefined })).toEqual({ outcome: 'refused', message });
  });

  it('is taken with status 409, whatever the host says beside it', () => {
    const data = { message: 'This hour is no longer free', details: [detail] };
    expect(outcomeOf({ httpStatus: 409, message: data.message, data })).toEqual({ outcome: 'taken' });
  });

  it('is stale with status 410, in the words of the host', () => {
    const told = { outcome: 'refused', message: 'Send it once more', isStale: true };
    expect(outcomeOf({ httpStatus: 410, message: 'Send it once more', data: null })).toEqual(told);
  });

  it('is nothing at all when the visitor cancelled', () => {
    expect(outcomeOf({ httpStatus: undefined, message: 'Request aborted', data: undefined }).outcome).toBe('aborted');
  });

  it.each([
    [undefined, 'Network Error'],
    [undefined, 'timeout of 30 ms exceeded'],
    [500, 'Something broke'],
    [503, 'Try later'],
    [403, 'Request failed with status code 403'],
  ])('is unreachable with status %s and "%s"', (httpStatus, message) => {
    expect(outcomeOf({ httpStatus, message, data: undefined }).outcome).toBe('unreachable');
  });
});

import { describe, expect, it } from 'vitest';
import { createFormTokens } from './formToken.ts';
import { createHandles } from './handles.ts';

const clock = { now: new Date('2026-11-21T12:00:00Z') };
const now = () => clock.now;

describe('a form token', () => {
  it('can be read on later days, and names the honeypot of the day it was issued', () => {
    const tokens = createFormTokens('secret', now);
    const { formToken, honeypotName } = tokens.issue('contact');
    const later = createFormTokens('secret', () => new Date('2027-03-01T00:00:00Z'));
    expect(later.read(formToken)).toMatchObject({ formId: 'contact', honeypotName, issuedAt: clock.now });
    expect(honeypotName).toMatch(/^[a-z]+_[a-z]+$/);
  });

  it('of a standing kind contains no time, and always knows its honeypot', () => {
    const { formToken, honeypotName } = createFormTokens('secret', now).issueStanding('contact');
    const later = createFormTokens('secret', () => new Date('2027-03-01T00:00:00Z'));
    expect(later.read(formToken)).toEqual({ formId: 'contact', honeypotName, issuedAt: undefined });
    expect(later.read('of-the-page')).toBeUndefined();
  });

  it('is rejected if it was changed or made elsewhere', () => {
    const tokens = createFormTokens('secret', now);
    const { formToken } = tokens.issue('contact');
    for (const forged of [
      '',
      '.',
      formToken.replace('contact', 'quote'),
      `${formToken}.x`,
      `${formToken.slice(0, -4)}AAAA`,
    ])
      expect(tokens.read(forged)).toBeUndefined();
    expect(createFormTokens('other', now).read(formToken)).toBeUndefined();
  });
});

describe('a handle', () => {
  const handles = createHandles('secret', now);
  const issued = handles.issue(7, clock.now);

  it('leads to its lead for a day, and is always the same', () => {
    expect(handles.issue(7, clock.now)).toEqual(issued);
    expect(handles.leadOf(issued)).toBe(7);
    const nextDay = createHandles('secret', () => new Date('2026-11-22T12:00:01Z'));
    expect(nextDay.leadOf(issued)).toBeUndefined();
  });

  it('reveals nothing, and is rejected as another kind, changed or forged', () => {
    expect(Buffer.from(issued.dealId, 'base64url').toString('latin1')).not.toContain('deal');
    for (const dealId of [issued.personId, `${issued.dealId.slice(0, -2)}AA`, '7', handles.issue(8, clock.now).dealId])
      expect(handles.leadOf({ ...issued, dealId })).toBeUndefined();
    expect(createHandles('other', now).leadOf(issued)).toBeUndefined();
  });
});

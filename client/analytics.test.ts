import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientIdOf, pushEvent } from './analytics.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an analytics event', () => {
  it('goes to the data layer with category, action, label and value', () => {
    const layer: unknown[] = [];
    pushEvent({ category: 'contact', action: 'lead', label: '/', value: 1 }, layer);
    expect(layer).toEqual([{ event: 'gaEvent', category: 'contact', action: 'lead', label: '/', value: 1 }]);
  });

  it('is only mentioned in the console if there is no data layer', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    pushEvent({ category: 'contact', action: 'form_sent', label: '/' }, undefined);
    expect(log).toHaveBeenCalledWith('Array dataLayer is not found');
  });
});

describe('the analytics client id', () => {
  it('is the last two numbers of the cookie', () => {
    expect(clientIdOf('GA1.1.1234567890.1700000000')).toBe('1234567890.1700000000');
  });

  it.each([undefined, '', 'GA1.1.', 'x', 'GA1.1.12.34.56'])('is not read from %s', (cookie) => {
    expect(clientIdOf(cookie)).toBeUndefined();
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { reportSent } from './reportSent.ts';

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

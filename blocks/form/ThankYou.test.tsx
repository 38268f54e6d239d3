import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { expect, it } from 'vitest';
import { render, wordsOf } from '../testing/render.ts';
import type { FormSettings } from './formLook.ts';
import { ThankYou } from './PlacedForm.tsx';

const settings: FormSettings = {
  ...{ formId: 'contact', idPrefix: 'contact', anchor: 'contact', formToken: '', honeypotName: '', pagePath: '/' },
  companyName: 'Wharfside',
  answerText: 'An engineer answers within two working days.',
  ...{ email: 'info@example.com', privacyPath: '/privacy' },
};
const drawn = (look: Omit<Parameters<typeof ThankYou>[0]['look'], 'settings'> = {}) =>
  render(<ThankYou look={{ settings, ...look }} handles={{}} onAgain={() => {}} />);

it('thanks in the words of R35, and says who answers and when, by the settings', () => {
  const { getByRole, page } = drawn();
  expect(wordsOf(getByRole('heading'))).toBe('Thank you for contacting Wharfside');
  expect(wordsOf(page.querySelector('p'))).toBe(`${siteTexts.thanksText} ${settings.answerText}`);
});

it('promises nothing where nothing is promised', () => {
  expect(wordsOf(drawn({ isUnanswered: true }).page.querySelector('p'))).toBe(siteTexts.thanksText);
});

it('brings the form back for another message, without a reload', () => {
  expect(drawn({ thanks: { again: true } }).getByRole('button', { name: siteTexts.writeAgain })).toBeTruthy();
  expect(drawn().queryByRole('button')).toBeNull();
});

import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { expect, it } from 'vitest';
import { render, wordsOf } from '../testing/render.ts';
import { ThankYou } from './ThankYou.tsx';

const usual = {
  companyName: 'Wharfside',
  answerText: 'An engineer answers within two working days.',
  said: {},
};

it('thanks in the words of R35, and says who answers and when, by the settings', () => {
  const { getByRole, page } = render(<ThankYou {...usual} />);
  expect(wordsOf(getByRole('heading'))).toBe('Thank you for contacting Wharfside');
  expect(wordsOf(page.querySelector('p'))).toBe(`${siteTexts.thanksText} ${usual.answerText}`);
});

it('promises nothing where nothing is promised', () => {
  const { page } = render(<ThankYou {...usual} answerText={undefined} />);
  expect(wordsOf(page.querySelector('p'))).toBe(siteTexts.thanksText);
});

it('brings the form back for another message, without a reload', () => {
  expect(
    render(<ThankYou {...usual} onAgain={() => {}} />).getByRole('button', { name: siteTexts.writeAgain }),
  ).toBeTruthy();
  expect(render(<ThankYou {...usual} />).queryByRole('button')).toBeNull();
});

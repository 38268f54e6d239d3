import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { downloadPdfFormExamples } from './DownloadPdfForm.examples.ts';
import { DownloadPdfForm } from './DownloadPdfForm.tsx';

const props = articlePropsOf(downloadPdfFormExamples, 'a worksheet');
const tag = {
  term_id: 3,
  slug: 'cadence',
  name: 'Cadence',
  group: { value: 'technologies' as const, label: 'Technologies' },
};
const { page } = render(<DownloadPdfForm {...props} article={{ id: 12, tags: [tag] }} />);
const form = formIn(page, 'article-file');

it('is a form that a browser without script sends to the call for files of articles', () => {
  const sent = page.querySelector('form');
  expect([sent?.method, sent?.getAttribute('action')]).toEqual(['post', '/send-mail/article-file']);
});

it('says which document is wanted, and in which article it was asked for', () => {
  expect(['type', 'articleId', 'tags'].map(form.valueOf)).toEqual(['storage-worksheet', '12', 'cadence']);
});

it('has token and honeypot like every form', () => {
  expect(['formId', 'formToken'].map(form.valueOf)).toEqual(['article-file', 'example-token']);
  const honeypot = form.getByLabelText('fax number: leave this empty');
  expect(honeypot).toMatchObject({ name: 'fax_number' });
  expect(honeypot.closest('[aria-hidden=true]')).toBeTruthy();
});

it('says under the button what is agreed to, because that is stored as proof', () => {
  expect(wordsOf(page.querySelector('form'))).toContain('By clicking the button you agree');
});

it('names the page and the form where the page has no token', () => {
  expect(() => render(<DownloadPdfForm {...props} page={{ ...props.page, formTokens: {} }} />)).toThrow(
    'has no token for its form "article-file"',
  );
});

it('asks for name, company and phone where the editor ticked them, otherwise only for an address', () => {
  const asked = (ticked: object) => {
    const { page: drawn } = render(
      <DownloadPdfForm {...props} block={{ ...props.block, ...ticked }} article={{ id: 12, tags: [] }} />,
    );
    return ['name', 'company', 'phone', 'email'].filter((name) => drawn.querySelector(`input[name=${name}]`));
  };
  expect(asked({ asksName: false, asksCompany: false, asksPhone: false })).toEqual(['email']);
  expect(asked({ asksName: true, asksPhone: true, asksCompany: false })).toEqual(['name', 'phone', 'email']);
  expect(asked({ asksName: true, asksPhone: true, asksCompany: true })).toHaveLength(4);
});

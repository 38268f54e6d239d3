import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { Newsletter } from './Newsletter.tsx';

const { getByRole, page } = render(<Newsletter page={examplePage} tags={['cadence', 'flow']} />);
const form = page.querySelector('form') as HTMLFormElement;
const sentAs = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

it('is a form that a browser without script sends to the subscribe call', () => {
  expect([form.getAttribute('action'), form.method]).toEqual(['/subscribe', 'post']);
  expect(within(form).getByRole('button').getAttribute('type')).toBe('submit');
});

it('sends the page on which the reader subscribed, and its tags', () => {
  expect([sentAs('uri'), sentAs('tags')]).toEqual([examplePage.path, 'cadence,flow']);
});

it('includes token and honeypot, and throws for a page without a token', () => {
  expect(sentAs('formToken')).toBe('example-token');
  expect(sentAs('fax_number')).toBe('');
  const bare = { ...examplePage, formTokens: {} };
  expect(() => render(<Newsletter page={bare} />)).toThrow('has no token for its form "newsletter"');
});

it('keeps the order of headings if it is all there is on its page', () => {
  const headings = render(<Newsletter page={examplePage} level={1} />).getAllByRole('heading', { hidden: true });
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2']);
});

it('shows the words of the settings, and links the policy that the reader accepts', () => {
  expect(wordsOf(page)).toContain('Letter 42 goes out on 1 December. By subscribing');
  expect(getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
});

it('asks for the name only if the owner wants it, and never requires it', () => {
  const { site } = examplePage;
  const asking = { ...examplePage, site: { ...site, newsletter: { ...site.newsletter, asksName: true } } };
  const fields = (page: typeof examplePage) =>
    render(<Newsletter page={page} />).getAllByRole<HTMLInputElement>('textbox');
  expect(fields(examplePage).map(({ name }) => name)).toEqual(['email']);
  expect(fields(asking).map(({ name, required }) => [name, required])).toContainEqual(['name', false]);
});

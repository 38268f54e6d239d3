import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Newsletter } from './Newsletter.tsx';

const html = renderToStaticMarkup(<Newsletter page={examplePage} tags={['cadence', 'flow']} />);

it('is a form that a browser without script sends to the call that subscribes', () => {
  expect(html).toMatch(/<form[^>]* action="\/subscribe" method="post"/);
  expect(html).toContain('type="submit"');
});

it('tells from which page the reader subscribed, and what it was about', () => {
  expect(html).toContain(`name="uri" value="${examplePage.path}"`);
  expect(html).toContain('name="tags" value="cadence,flow"');
});

it('shows the words of the settings, and links the policy that is accepted', () => {
  expect(html).toContain('Letter 42 leaves on 1 December. By subscribing');
  expect(html).toContain('<a href="/privacy-policy">privacy policy</a>');
});

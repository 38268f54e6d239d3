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

it('keeps what takes its place out of sight until it was sent', () => {
  const [asking = '', thanks = ''] = html.split('</form>');
  expect(asking).toMatch(/<form[^>]* data-enhanced="/);
  expect(thanks).toMatch(/<div hidden="" data-form-thanks="">.*<h3 tabindex="-1"[^>]*>One click to go</);
  expect(thanks).toContain(
    'We sent an email to <span data-letter-address="">the address you gave</span>. Its button puts you on the list.',
  );
  expect(thanks).toMatch(/<button type="button"[^>]* data-form-another="">Another address</);
});

it('carries token and honeypot, and names a page that has none', () => {
  expect(html).toContain('name="formToken" value="example-token"');
  expect(html).toContain('name="fax_number"');
  const bare = { ...examplePage, formTokens: {} };
  expect(() => renderToStaticMarkup(<Newsletter page={bare} />)).toThrow('has no token for its form "newsletter"');
});

it('keeps the order of headings where it is all there is on its page', () => {
  const alone = renderToStaticMarkup(<Newsletter page={examplePage} level={1} />);
  expect([...alone.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['1', '2', '2', '2']);
});

it('shows the words of the settings, and links the policy that is accepted', () => {
  expect(html).toContain('Letter 42 goes out on 1 December. By subscribing');
  expect(html).toContain('<a href="/privacy-policy">privacy policy</a>');
});

it('asks for the name only where its owner wants that, and needs it from nobody', () => {
  const { site } = examplePage;
  const asking = { ...examplePage, site: { ...site, newsletter: { ...site.newsletter, asksName: true } } };
  const names = (page: typeof examplePage) =>
    [...renderToStaticMarkup(<Newsletter page={page} />).matchAll(/<input[^>]* name="(name|email)"[^>]*>/g)].map(
      ([tag, name]) => [name, tag.includes('required=""')],
    );
  expect(names(examplePage).map(([name]) => name)).toEqual(['email']);
  expect(names(asking)).toContainEqual(['name', false]);
});

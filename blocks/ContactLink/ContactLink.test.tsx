import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { contactLinkExamples } from './ContactLink.examples.ts';
import { ContactLink } from './ContactLink.tsx';

it('is one link whose name is its words: the arrow adds none', () => {
  const html = renderToStaticMarkup(<ContactLink {...propsOf(contactLinkExamples, 'to the form')} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a href="#contact-form"[^>]*><span>Contact our developers<\/span><svg[^>]*aria-hidden="true"/);
});

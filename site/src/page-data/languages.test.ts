import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MissingTerm } from '../glossary/TermList.tsx';
import { markedLinks } from './languages.ts';

const link = '<a href="/opening">Zeiten</a>';

it('says behind a link which language it leads to, but not within a form that React takes over', () => {
  const form = renderToStaticMarkup(createElement(MissingTerm, { page: examplePage }));
  const marked = markedLinks(`${link}${form}${link}`, 'de', [{ lang: 'en' }, { lang: 'de' }]);
  const outside = '<a href="/opening" hreflang="en">Zeiten (English)</a>';
  const within = form.replace(/<a (href="[^"]*")>(privacy policy)/, '<a $1 hreflang="en" title="English">$2');
  expect(within).not.toBe(form);
  expect(marked).toBe(`${outside}${within}${outside}`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { textboxExamples } from './Textbox.examples.ts';
import { Textbox } from './Textbox.tsx';

it('titles the page where the editor says so, its sections one level below', () => {
  const html = renderToStaticMarkup(<Textbox {...propsOf(textboxExamples, 'a privacy policy')} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(2);
});

it('lists the parts of a page that it is the whole of, each link leading to its heading', () => {
  const html = renderToStaticMarkup(<Textbox {...propsOf(textboxExamples, 'a privacy policy')} />);
  const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a><\/li>/g)].map(([, id, text]) => ({ id, text }));
  expect(links.map(({ text }) => text)).toEqual(['What the form stores', 'How long we keep it']);
  for (const { id, text } of links) expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>(<[^>]*>)*${text}`));
});

it('lists no parts where it is one block among others', () => {
  const html = renderToStaticMarkup(
    <Textbox {...propsOf(textboxExamples, 'a second text on a page, with a very long word')} />,
  );
  expect(html).not.toContain('On this page');
});

it('skips no level where another block has the title of the page', () => {
  const html = renderToStaticMarkup(
    <Textbox {...propsOf(textboxExamples, 'a second text on a page, with a very long word')} />,
  );
  expect(html).not.toContain('<h1');
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html.match(/<h3/g)).toHaveLength(2);
});

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

it('skips no level where another block has the title of the page', () => {
  const html = renderToStaticMarkup(
    <Textbox {...propsOf(textboxExamples, 'a second text on a page, with a very long word')} />,
  );
  expect(html).not.toContain('<h1');
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html.match(/<h3/g)).toHaveLength(2);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { stackExamples } from './Stack.examples.ts';
import { Stack } from './Stack.tsx';

it('ties each list of tools to the kind of work it is for', () => {
  const html = renderToStaticMarkup(<Stack {...propsOf(stackExamples, 'six kinds of work')} />);
  expect(html.match(/<dt>/g)).toHaveLength(6);
  expect(html).toContain('<dt>Web</dt><dd><ul><li>React</li>');
});

it('keeps the dividing strokes out of the text', () => {
  const html = renderToStaticMarkup(<Stack {...propsOf(stackExamples, 'six kinds of work')} />);
  expect(html).not.toContain(' / ');
});

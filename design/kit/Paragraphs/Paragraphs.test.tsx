import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Paragraphs } from './Paragraphs.tsx';

it('begins a paragraph after each empty line, however many there are', () => {
  const html = renderToStaticMarkup(<Paragraphs text={'One.\n\nTwo,\nstill two.\n \n\n\nThree.\n'} />);
  expect(html).toBe('<p>One.</p><p>Two,\nstill two.</p><p>Three.</p>');
});

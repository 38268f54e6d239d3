import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArrowButton } from './ArrowButton.tsx';

it('says what a click does, since an arrow has no words', () => {
  expect(renderToStaticMarkup(<ArrowButton label="Next slide" />)).toContain('aria-label="Next slide"');
});

it('does not send a form that it happens to stand in', () => {
  expect(renderToStaticMarkup(<ArrowButton label="Next slide" />)).toContain('type="button"');
});

it('points its head to the side that it moves to', () => {
  const right = renderToStaticMarkup(<ArrowButton label="Next" direction="right" size={52} />);
  const left = renderToStaticMarkup(<ArrowButton label="Previous" direction="left" size={52} />);
  expect(right).toContain('M15.5 26H36.5');
  expect(left).toContain('M36.5 26H15.5');
});

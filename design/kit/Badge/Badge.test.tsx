import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('is flat in its colour, and a gradient only where that is asked for', () => {
  expect(renderToStaticMarkup(<Badge text="in beta" tone="pink" />)).toBe('<span class="badge pink">in beta</span>');
  expect(renderToStaticMarkup(<Badge text="in beta" tone="pink" isGradient />)).toContain(
    'class="badge pink gradient"',
  );
});

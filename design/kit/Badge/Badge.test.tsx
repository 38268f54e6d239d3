import { render } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('is flat in its colour, and a gradient only where asked for', () => {
  const looksOf = (badge: React.ReactNode) => [...render(badge).getByText('in beta').classList];
  expect(looksOf(<Badge text="in beta" tone="pink" />)).toEqual(['badge', 'pink']);
  expect(looksOf(<Badge text="in beta" tone="pink" isGradient />)).toEqual(['badge', 'pink', 'gradient']);
});

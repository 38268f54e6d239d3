'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { showSystemTheme } from './showSystemTheme.ts';

/** The same for pages before the sign-in, which are drawn by script alone. */
export function SystemTheme({ children }: { children: ReactNode }) {
  useLayoutEffect(showSystemTheme, []);
  return children;
}

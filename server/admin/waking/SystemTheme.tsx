'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { showSystemTheme } from './earlyScripts.ts';

/** On pages that script alone renders, where {@link EarlyActs} does not run: those of addresses with nothing at them. */
export function SystemTheme({ children }: { children: ReactNode }) {
  useLayoutEffect(showSystemTheme, []);
  return children;
}

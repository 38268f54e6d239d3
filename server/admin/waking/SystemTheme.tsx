'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { showSystemTheme } from './earlyScripts.ts';

/** On pages before the sign-in, which are rendered by script alone, without {@link EarlyActs}. */
export function SystemTheme({ children }: { children: ReactNode }) {
  useLayoutEffect(showSystemTheme, []);
  return children;
}

'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { showSystemTheme } from './showSystemTheme.ts';

/** Makes pages before the sign-in dark where the system is: they are drawn by script alone, without {@link EarlyActs}. */
export function SystemTheme({ children }: { children: ReactNode }) {
  useLayoutEffect(showSystemTheme, []);
  return children;
}

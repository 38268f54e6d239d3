'use client';

import type { ReactNode } from 'react';
import { awaitPreferences } from './awaitPreferences.ts';

if (typeof window !== 'undefined') window.fetch = awaitPreferences(window.fetch);

/** Asks for preferences until they arrive. Renders only its children. */
export const AwaitedPreferences = ({ children }: { children: ReactNode }) => children;

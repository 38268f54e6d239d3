'use client';

import { createContext, type ReactNode, use } from 'react';
import { usualZone } from '../momentWords.ts';

const Zone = createContext<string>(usualZone);

export function ClockProvider({ children, zone }: { zone: string; children: ReactNode }) {
  return <Zone value={zone}>{children}</Zone>;
}

export const useAgencyZone = () => use(Zone);

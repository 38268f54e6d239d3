'use client';

import { createContext, type ReactNode, use } from 'react';
import { usualZone } from '../momentWords.ts';

const Zone = createContext<string>(usualZone);

interface ClockProviderProps {
  zone: string;
  children: ReactNode;
}

export function ClockProvider({ children, zone }: ClockProviderProps) {
  return <Zone value={zone}>{children}</Zone>;
}

export const useAgencyZone = () => use(Zone);

'use client';

import dynamic from 'next/dynamic.js';

/* What only the pages of accounts show, so that no other page loads it. */

export const SecondFactor = dynamic(() => import('./SecondFactor.tsx').then((file) => file.SecondFactor));
export const SomebodysAccess = dynamic(() => import('./SomebodysAccess.tsx').then((file) => file.SomebodysAccess));

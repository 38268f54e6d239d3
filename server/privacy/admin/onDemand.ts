'use client';

import dynamic from 'next/dynamic.js';

/* What only this page shows, so that no other page loads it. */

export const Person = dynamic(() => import('./Person.tsx').then((file) => file.Person));

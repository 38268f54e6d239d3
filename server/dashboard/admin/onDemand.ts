'use client';

import dynamic from 'next/dynamic.js';

/* Shown until the demo is removed. */

export const RemoveDemo = dynamic(() => import('./RemoveDemo.tsx').then((file) => file.RemoveDemo));

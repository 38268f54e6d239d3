'use client';

import dynamic from 'next/dynamic.js';

/* What only this page shows, so that no other page loads it. */

export const ImportForm = dynamic(() => import('./ImportForm.tsx').then((file) => file.ImportForm));

'use client';

import dynamic from 'next/dynamic.js';

// Loaded where the site has further languages.

export const ForTranslators = dynamic(() => import('./ForTranslators.tsx').then((file) => file.ForTranslators));
export const SelectedForTranslators = dynamic(() =>
  import('./ForTranslators.tsx').then((file) => file.SelectedForTranslators),
);

'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

// Loaded where the site has further languages.

export const ForTranslators = partOnDemand(() => import('./ForTranslators.tsx').then((file) => file.ForTranslators));
export const SelectedForTranslators = partOnDemand(() =>
  import('./ForTranslators.tsx').then((file) => file.SelectedForTranslators),
);

'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

/* Shown until the demo is removed. */

export const RemoveDemo = partOnDemand(() => import('./RemoveDemo.tsx').then((file) => file.RemoveDemo));

'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

/* What only the pages of accounts show, so that no other page loads it. */

export const SecondFactor = partOnDemand(() => import('./SecondFactor.tsx').then((file) => file.SecondFactor));
export const SomebodysAccess = partOnDemand(() => import('./SomebodysAccess.tsx').then((file) => file.SomebodysAccess));

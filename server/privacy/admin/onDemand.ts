'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

/* What only this page shows, so that no other page loads it. */

export const Person = partOnDemand(() => import('./Person.tsx').then((file) => file.Person));

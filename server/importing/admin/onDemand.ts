'use client';

import { partOnDemand } from '../../admin/partOnDemand.tsx';

/* What only this page shows, so that no other page loads it. */

export const ImportForm = partOnDemand(() => import('./ImportForm.tsx').then((file) => file.ImportForm));

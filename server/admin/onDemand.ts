'use client';

import { partOnDemand } from './partOnDemand.tsx';

/** The parser of SVG loads where a drawing is chosen. */
export const DrawingField = partOnDemand(() => import('./fields/DrawingField.tsx').then((file) => file.DrawingField));

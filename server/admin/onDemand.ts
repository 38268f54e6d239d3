'use client';

import dynamic from 'next/dynamic.js';

/** The parser of SVG loads where a drawing is chosen. */
export const DrawingField = dynamic(() => import('./fields/DrawingField.tsx').then((file) => file.DrawingField));

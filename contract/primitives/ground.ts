import { z } from 'zod';

/** The surface a section is on. It decides the colours of everything in it. */
const grounds = ['paper', 'land', 'water', 'pink', 'ink'] as const;
export type Ground = (typeof grounds)[number];

export const ground = z.enum(grounds).meta({ description: 'The background of this section' });

import { z } from 'zod';
import { picture } from './picture.ts';

/** The pictures in the text next to it, by their ids. */
export const picturesOfText = z
  .record(z.string().regex(/^\d+$/), picture)
  .meta({ description: 'The pictures that the text names, by their ids', widget: 'picturesOfText' });

import { type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';

type Listed = KindWith<'listed'>['listed'];

/** A document of any type as `GET posts?type=` lists it; `type` says which. */
export const listedPost = z.discriminatedUnion(
  'type',
  kindsWith('listed').map(({ listed }) => listed) as unknown as [Listed, ...Listed[]],
);

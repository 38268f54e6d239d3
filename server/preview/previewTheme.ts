import { type PreviewTheme, previewThemes } from '@frontage/contract/preview.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { previewThemeKey } from './themeOfAddress.ts';

const remembered = z.object({ theme: z.enum(previewThemes).nullable() });

/** Reads the theme in which the user looks at previews; undefined if those follow the system. */
export async function readChosenTheme({ payload, user }: PayloadRequest): Promise<PreviewTheme | undefined> {
  if (!user) return undefined;
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: previewThemeKey } }, { 'user.value': { equals: user.id } }] },
    limit: 1,
    depth: 0,
  });
  return remembered.safeParse(docs[0]?.value).data?.theme ?? undefined;
}

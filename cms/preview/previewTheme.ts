import { type PreviewTheme, previewThemes } from '@frontage/contract/preview.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { previewThemeKey } from './themeOfAddress.ts';

const remembered = z.object({ theme: z.enum(previewThemes).nullable() });

/** The theme in which whoever asks looks at previews; undefined where those follow the system. */
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

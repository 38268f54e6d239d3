import type { DraftFault } from '@frontage/contract/preview.ts';
import { type SiteSettings, siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import { withMarks } from '../identity/withMarks.ts';
import { readDraft } from './readDraft.ts';

/** Reads unpublished settings. Values of `published` replace fields that do not fit yet. */
export async function readSettingsDraft(
  draft: Record<string, unknown>,
  published: SiteSettings,
): Promise<{ site: SiteSettings; faults: DraftFault[] }> {
  const read = readDraft(draft, { block: z.never(), missing: { ...published }, shape: siteSettings.shape });
  const faults = read.faults.map(({ message }) => ({ message: `Site settings, ${message}` }));
  return { site: await withMarks(siteSettings.parse(read.fields)), faults };
}

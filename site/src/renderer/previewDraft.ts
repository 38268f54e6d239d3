import { usualLanguage } from '@frontage/contract/language.ts';
import type { DraftFault, Preview } from '@frontage/contract/preview.ts';
import type { DrawAnswer, PreviewRequest } from '@frontage/contract/rendering.ts';
import { type SiteSettings, siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import { withMarks } from '../identity/withMarks.ts';
import { ContentError } from '../page-data/ContentError.ts';
import type { Facts } from '../page-data/facts.ts';
import { ledToTwins } from '../page-data/languages.ts';
import { readArticleDraft, readDeclaredDraft, readPageDraft } from './draftDrawings.ts';
import { readDraft } from './readDraft.ts';
import type { RendererTools } from './rendererTools.ts';
import { RenderFault } from './renderTasks.ts';
import type { ShownContent } from './shownContent.ts';

/** Returns a function that draws unpublished documents as they will be. Faults are shown at their positions. */
export function createPreviewer({ threads }: Pick<RendererTools, 'threads'>, shown: ShownContent) {
  return async ({ document, form, isLive, kind, site, theme }: PreviewRequest): Promise<DrawAnswer> => {
    const { content } = await shown.get();
    const facts: Facts = form
      ? {
          ...content.facts,
          ownForm: async (id, language) => (id === form.id ? form : content.facts.ownForm(id, language)),
        }
      : content.facts;
    const draft =
      kind === 'page'
        ? readPageDraft(document)
        : kind === 'article'
          ? await readArticleDraft(document, facts)
          : readDeclaredDraft(kind, document);
    const settings = site && (await readSettingsDraft(site, facts));
    const draw = async (positions: readonly number[], faults: readonly DraftFault[]): Promise<DrawAnswer> => {
      const drawing = await draft.draw(positions, facts);
      const preview: Preview = {
        faults: [...(settings?.faults ?? []), ...faults],
        isLive,
        ...(settings ? { site: settings.site } : {}),
        ...(theme ? { theme } : {}),
      };
      const context = { ...drawing.context, preview };
      const { hasForm, headers, html } = await threads.drawPage({ ...drawing, context });
      return { kind: 'drawn', hasForm, headers, html };
    };
    try {
      return await draw(draft.positions, draft.faults);
    } catch (error) {
      if (!isFaultOfDraft(error)) throw error;
      const { faults, good } = await findFaulty(draft.positions, (position) => draw([position], []));
      const known = faults.length > 0 ? faults : [{ message: error.message }];
      return draw(faults.length > 0 ? good : [], [...draft.faults, ...known]);
    }
  };
}

/** Finds the blocks that cannot be drawn by trying each alone. */
async function findFaulty(positions: readonly number[], draw: (position: number) => Promise<unknown>) {
  const faults: DraftFault[] = [];
  const good: number[] = [];
  for (const position of positions) {
    try {
      await draw(position);
      good.push(position);
    } catch (error) {
      if (!isFaultOfDraft(error)) throw error;
      faults.push({ position, message: error.message });
    }
  }
  return { faults, good };
}

function isFaultOfDraft(error: unknown): error is Error {
  return error instanceof ContentError || (error instanceof RenderFault && error.kind !== 'system');
}

/** Reads unpublished settings. Values of `published` replace fields that do not fit yet. */
async function readSettingsDraft(
  draft: Record<string, unknown>,
  facts: Facts,
): Promise<{ site: SiteSettings; faults: DraftFault[] }> {
  const published = await facts.site();
  const read = readDraft(draft, { block: z.never(), missing: { ...published }, shape: siteSettings.shape });
  const faults = read.faults.map(({ message }) => ({ message: `Site settings, ${message}` }));
  const site = await withMarks(siteSettings.parse(read.fields));
  const isFurther = site.language !== undefined && site.language !== (published.language ?? usualLanguage);
  return { site: isFurther ? await ledToTwins(site, site.language ?? usualLanguage, facts.twin) : site, faults };
}

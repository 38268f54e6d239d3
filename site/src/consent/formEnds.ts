import { downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { defaultPath, type Sited } from '@frontage/contract/spokenPaths.ts';

/**
 * Pages on which forms that the browser sends by itself end, and what they count as. A newsletter reader is no lead.
 */
const ends: Record<string, string> = {
  [paths.thanks]: 'lead form_sent',
  [downloadPaths.ready]: 'lead form_sent',
  [newsletterPaths.waiting]: 'form_sent',
};

/** What a form that ended on the page counts as; undefined where none does. */
export function endOf(path: string, { languages }: Sited): string | undefined {
  return ends[defaultPath(path, languages)];
}

import { furtherLanguageOf } from '@frontage/contract/language.ts';
import { downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { productPath, type Sited } from '@frontage/contract/spokenPaths.ts';

/**
 * Pages on which forms that the browser sends by itself end, and what they count as. A newsletter reader is no lead.
 */
const ends: Record<string, string> = {
  [paths.thanks]: 'lead form_sent',
  [downloadPaths.ready]: 'lead form_sent',
  [newsletterPaths.waiting]: 'form_sent',
};

/** What a form that ended on the page counts as; undefined where none does. */
export function endOf(path: string, site: Sited): string | undefined {
  const language = furtherLanguageOf(site);
  return ends[language ? productPath(path, site.languages).slice(language.length + 1) : path];
}

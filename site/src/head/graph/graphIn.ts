import { faultsOfGraph } from './requiredFields.ts';

const opening = '<script type="application/ld+json">';

/** Returns what the graph of a page lacks; an empty list if the page has no graph. */
export function faultsOfPage(html: string): string[] {
  const start = html.indexOf(opening);
  if (start < 0) return [];
  const end = html.indexOf('</script>', start);
  return faultsOfGraph(JSON.parse(html.slice(start + opening.length, end)));
}

import { faultsOfGraph } from './requiredFields.ts';

const opening = '<script type="application/ld+json">';

/** What the graph of a page lacks; nothing where the page has none. */
export function faultsOfPage(html: string): string[] {
  const start = html.indexOf(opening);
  if (start < 0) return [];
  const end = html.indexOf('</script>', start);
  return faultsOfGraph(JSON.parse(html.slice(start + opening.length, end)));
}

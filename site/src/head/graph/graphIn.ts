import { faultsOfGraph } from './requiredFields.ts';

const element = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** What the graph of a finished page lacks; nothing where the page has none. */
export function faultsOfPage(html: string): string[] {
  const [, text] = element.exec(html) ?? [];
  return text === undefined ? [] : faultsOfGraph(JSON.parse(text));
}

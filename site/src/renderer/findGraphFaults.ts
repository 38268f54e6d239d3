import type { PageFault } from '@frontage/contract/release.ts';
import type { Address } from '../routes/Route.ts';
import type { MadePage } from './madeFile.ts';

/** Where editors can fix the faults of a kind of node. */
const places: Record<string, string> = {
  Organization: 'the site settings',
  WebSite: 'the site settings',
  LocalBusiness: 'the offices',
  Event: 'the events',
  PostalAddress: 'the office or the event',
  BlogPosting: 'the article',
  NewsArticle: 'the article',
  FAQPage: 'the questions of the page',
  Service: 'the offer of the page',
  Offer: 'the offer of the page',
  DefinedTerm: 'the glossary',
};

/** Number of pages up to which the same fault is reported for each; if more pages share it, it is reported once. */
const toldApart = 3;

/** Returns what the structured data of pages lacks, each fault with the page, the field and where to fix it. R7. */
export function findGraphFaults(
  pages: ReadonlyMap<string, MadePage>,
  addresses: ReadonlyMap<string, Pick<Address, 'document'>>,
): PageFault[] {
  const byFault = new Map<string, string[]>();
  for (const [path, { lacks = [] }] of pages) {
    for (const fault of new Set(lacks)) byFault.set(fault, [...(byFault.get(fault) ?? []), path]);
  }
  return [...byFault].flatMap(([fault, paths]) => {
    const told = paths.length > toldApart ? paths.slice(0, 1) : paths;
    return told.map((path): PageFault => {
      const { document } = addresses.get(path) ?? {};
      const message = wordsOf(fault, told.length < paths.length ? paths.length : 1);
      return { path, ...(document ? { document } : {}), message, isKept: false, isShown: true };
    });
  });
}

function wordsOf(fault: string, pages: number): string {
  const place = places[fault.split(' ')[0] ?? ''] ?? 'the head of the page';
  const where = pages > 1 ? `on ${pages} pages, of which this is one` : 'on this page';
  return `What search engines are told ${where} lacks something:\n  ${fault}. Fix it in ${place}.`;
}

import { anchorsIn } from './anchors.ts';
import type { Target } from './target.ts';

/** What a block has that nobody gave a name: another one in front of it, and the link leads elsewhere. */
const counted = /^(?:section|part)-\d+$/;

/** The places of a page or an article that a link can lead to, of those that have a name. */
export function partsOf(collection: 'pages' | 'articles', { layout }: { layout?: unknown }, whole: Target): Target[] {
  const everywhere = anchorsIn(collection, []);
  return [...anchorsIn(collection, layout)]
    .filter((anchor) => !everywhere.has(anchor) && !counted.test(anchor))
    .map((anchor) => {
      const value = `${whole.value}#${anchor}`;
      return { ...whole, kind: 'Part of a page', title: `${whole.title}: ${wordsOf(anchor)}`, value, detail: value };
    });
}

function wordsOf(anchor: string): string {
  return anchor.replaceAll('-', ' ');
}

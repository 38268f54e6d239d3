import { anchorsIn } from './anchors.ts';
import type { Target } from './target.ts';

/** Automatic anchors of blocks without a name: with another block before it, such a link would lead elsewhere. */
const counted = /^(?:section|part)-\d+$/;

/** The named places of a page or an article that a link can lead to. */
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

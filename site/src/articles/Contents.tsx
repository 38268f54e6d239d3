import type { ReadArticle } from '@frontage/blocks/text/readArticle.ts';
import type { ReadHeading } from '@frontage/blocks/text/readText.ts';
import { spelled } from '@frontage/contract/primitives/counting.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Disclosure, sayCount, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Contents.module.css';

/** The entries of the contents. The script marks the current one, and the rope follows that mark. */
function Entries({ headings }: { headings: readonly ReadHeading[] }) {
  return (
    <ol className="roped">
      {headings.map((heading) => (
        <li key={heading.id} className={styles.entry} data-level={heading.level}>
          <a href={`#${heading.id}`} className={styles.link} data-contents>
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Contents next to the text, from 1024 px on: an upright rope, with the asset at the reader's position. */
export function StickyContents({ headings }: { headings: readonly ReadHeading[] }) {
  const title = saySite(useWords(), 'article.contents');
  return (
    <nav aria-label={title} className={styles.sticky}>
      <div className={styles.rope}>
        <p className={`note ${styles.label}`}>{title}</p>
        <Entries headings={headings} />
      </div>
    </nav>
  );
}

/** The same contents, collapsed, below the breadcrumbs of narrower screens. Only one of the two is ever visible. */
export function FoldedContents({ headings }: { headings: readonly ReadHeading[] }) {
  const parts = headings.filter(({ level }) => level === 2).length;
  const words = useWords();
  return (
    <nav aria-label={saySite(words, 'article.contentsFolded')} className={styles.folded}>
      <Disclosure
        title={sayCount(
          words,
          { one: 'article.contentsOne', other: 'article.contentsMany', spelled: spelled.slice(0, 10) },
          parts,
        )}
        level={2}
      >
        <Entries headings={headings} />
      </Disclosure>
    </nav>
  );
}

/** Entries of the contents: all headings and the footnotes. An article with a single part needs no contents. */
export function contentsOf({ headings, footnotes }: ReadArticle, words?: Words): ReadHeading[] {
  if (headings.length < 2) return [];
  return footnotes.length > 0
    ? [...headings, { id: 'footnotes', text: saySite(words, 'text.footnotes'), level: 2 }]
    : headings;
}

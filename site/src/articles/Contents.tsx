import type { ReadHeading } from '@frontage/blocks/text/readText.ts';
import { Disclosure } from '@frontage/design/kit/Disclosure/Disclosure.tsx';
import styles from './Contents.module.css';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The entries of the contents. The script marks the current one, and the rope follows that mark. */
function Entries({ headings }: { headings: readonly ReadHeading[] }) {
  return (
    <ol>
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
  return (
    <nav aria-label="In this article" className={styles.sticky}>
      <div className={styles.rope}>
        <p className={styles.label}>In this article</p>
        <Entries headings={headings} />
      </div>
    </nav>
  );
}

/** The same contents, collapsed, below the breadcrumbs of narrower screens. Only one of the two is ever visible. */
export function FoldedContents({ headings }: { headings: readonly ReadHeading[] }) {
  const parts = headings.filter(({ level }) => level === 2).length;
  return (
    <nav aria-label="In this article, folded" className={styles.folded}>
      <Disclosure title={`In this article, ${numberWords[parts] ?? parts} ${parts === 1 ? 'part' : 'parts'}`} level={2}>
        <Entries headings={headings} />
      </Disclosure>
    </nav>
  );
}

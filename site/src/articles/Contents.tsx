import type { ReadHeading } from '@frontage/blocks/text/readText.ts';
import { Disclosure } from '@frontage/design/kit/Disclosure/Disclosure.tsx';
import styles from './Contents.module.css';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Entries of the contents; the script marks the current one, and the rope follows the mark. */
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

/** Beside the text from 1024 px on: an upright rope, on which the asset stands where the reader is. */
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

/** The same, closed, below the breadcrumbs of narrower screens. Only one of the two is ever shown. */
export function FoldedContents({ headings }: { headings: readonly ReadHeading[] }) {
  const parts = headings.filter(({ level }) => level === 2).length;
  return (
    <nav aria-label="In this article" className={styles.folded}>
      <Disclosure title={`In this article, ${numberWords[parts] ?? parts} ${parts === 1 ? 'part' : 'parts'}`} level={2}>
        <Entries headings={headings} />
      </Disclosure>
    </nav>
  );
}

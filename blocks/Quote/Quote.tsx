import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { Initials } from '@frontage/design/kit/Initials/Initials.tsx';
import { findFace, findPerson } from '../People/findPerson.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './Quote.module.css';

/** What somebody said, large, with their face or initials. */
export function Quote({ block, id, page }: ArticleBlockProps<ArticleBlockOf<'quote'>>) {
  const person = findPerson(page, block.personSlug);
  return (
    <figure id={id} className={`ruled ${styles.quote}`}>
      <blockquote className={styles.words}>
        <p>{block.text}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Initials name={block.name} picture={block.picture ?? person?.portrait ?? findFace(page, block.name)} />
        <span>
          <span className={styles.name}>{person ? <a href={person.path}>{block.name}</a> : block.name}</span>{' '}
          <span className="note">{block.jobTitle}</span>
        </span>
      </figcaption>
    </figure>
  );
}

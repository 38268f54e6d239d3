import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { ArrowMark } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './LinkBlock.module.css';

/** A row that links on: all of it is the link. */
export function LinkBlock({ block, id, level }: ArticleBlockProps<ArticleBlockOf<'link_block'>>) {
  const Heading = `h${level}` as const;
  return (
    <a id={id} href={block.href} className={styles.row}>
      <div>
        <Heading className={styles.title}>{block.title}</Heading>
        <p className={styles.description}>{block.description}</p>
      </div>
      <ArrowMark size={52} />
    </a>
  );
}

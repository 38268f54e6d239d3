import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './ShortLinkBlock.module.css';

/** One line between two hairlines with a link to something related. */
export function ShortLinkBlock({ block, id }: ArticleBlockProps<ArticleBlockOf<'short_link_block'>>) {
  return (
    <p id={id} className={styles.line}>
      <span className={styles.label}>{block.label}</span>{' '}
      <a href={block.href} className={styles.link}>
        {block.linkText}
      </a>
    </p>
  );
}

import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CheckList, Section } from '@frontage/design/kit/index.ts';
import styles from './Journey.module.css';

/** Posts of decreasing height on a quay line, which opens the section below. */
export function Journey({ block, id }: BlockProps<BlockOf<'journey'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} padding="none" className={styles.section}>
      <ol className={styles.posts} data-count={block.items.length}>
        {block.items.map((item, index) => (
          <li key={item.step} className={styles.post}>
            <PostHead isAsset={index === block.items.length - 1} />
            <p className={`small-heading ${styles.step}`}>{item.step}</p>
            <h3 className={styles.label}>{item.label}</h3>
            <p>{item.description}</p>
            <CheckList entries={item.list ?? []} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A bollard on each post, the asset on the last one. */
function PostHead({ isAsset }: { isAsset: boolean }) {
  return (
    <svg className={styles.head} viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
      {isAsset ? <path className={styles.asset} d="M-12-12h24v24h-24Z" /> : <circle r="6.5" />}
    </svg>
  );
}

import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CheckList, Section } from '@frontage/design/kit/index.ts';
import { PostHead } from './PostHead.tsx';
import posts from './Posts.module.css';
import styles from './Sequences.module.css';

/** The styles draw the ropes: how many points fit on one depends on the screen alone. */
export function Steps({ block, id }: BlockProps<BlockOf<'steps'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} headingClassName={styles.stepHeading}>
      <ol className={styles.steps}>
        {block.items.map((item, index) => (
          <li key={item.label} className={styles.step}>
            <span className={`note ${styles.stepNumber}`}>{item.step}</span>
            <h3>{item.label}</h3>
            {item.description ? <p className={styles.stepDescription}>{item.description}</p> : null}
            {item.list?.length ? (
              <div className={styles.stepList}>
                <CheckList entries={item.list} />
              </div>
            ) : null}
            {index === block.items.length - 1 ? <span className={styles.stepAsset} aria-hidden="true" /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Posts of decreasing height on a quay line, which opens the section below. */
export function Journey({ block, id }: BlockProps<BlockOf<'journey'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} padding="none" className={posts.quay}>
      <ol className={`${posts.posts} ${styles.journeyPosts}`}>
        {block.items.map((item, index) => (
          <li key={item.step} className={styles.journeyPost}>
            <PostHead isAsset={index === block.items.length - 1} size={24} />
            <p className={`small-heading strong ${styles.journeyStep}`}>{item.step}</p>
            <h3 className={styles.journeyLabel}>{item.label}</h3>
            <p>{item.description}</p>
            <CheckList entries={item.list ?? []} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

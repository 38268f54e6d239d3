import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section, SectionHeading } from '@frontage/design/kit/Section/Section.tsx';
import styles from './ClientSuccess.module.css';

/** Posts on the quay line that rise to the right; the figure that matters most has the asset. */
export function ClientSuccess({ block, id }: BlockProps<BlockOf<'client_success'>>) {
  return (
    <Section id={id} ground="water" hasHeading padding="none" className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <SectionHeading id={id} className={styles.heading} text={block.heading} />
        <ul className={styles.posts} data-count={block.items.length}>
          {block.items.map((item, index) => (
            <li key={item.title} className={styles.post}>
              <PostHead isAsset={index === block.items.length - 1} />
              <p className={styles.figure}>{item.label}</p>
              <h3 className={styles.title}>{item.title}</h3>
              {item.description ? <p className={styles.description}>{item.description}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A bollard on each post, the asset on the last one. */
function PostHead({ isAsset }: { isAsset: boolean }) {
  return (
    <svg className={styles.head} viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
      {isAsset ? <path className={styles.asset} d="M-14-14h28v28h-28Z" /> : <circle r="6.5" />}
    </svg>
  );
}

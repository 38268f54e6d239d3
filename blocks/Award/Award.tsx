import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ratingOf, withRating } from '@frontage/contract/review.ts';
import { Seal } from '@frontage/design/drawings/Seal.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Award.module.css';
import { ReviewWidget } from './ReviewWidget.tsx';

/** Shown from its first day to its last. R11. */
export function Award({ block, page, id }: BlockProps<BlockOf<'award'>>) {
  if (!isCurrent(block, page.today)) return null;
  const rating = block.hasRating ? ratingOf(page.reviews) : undefined;
  return (
    <Section id={id} ground="land" padding="none" hasHeading>
      <div className={styles.strip}>
        <Seal year={block.year} className={styles.seal} />
        <div>
          <h2 id={`${id}-heading`} className="minor-heading">
            {block.title}
          </h2>
          {block.description ? <p className="note">{block.description}</p> : null}
        </div>
        {rating ? (
          <div className={styles.review}>
            <ReviewWidget
              rating={rating.mean}
              source={withRating(block.ratingSource ?? '', page.reviews, page.site.language)}
            />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** Days are inclusive and in UTC. As texts they compare in order of time. */
function isCurrent({ starts, ends }: { starts?: string | undefined; ends?: string | undefined }, at: Date): boolean {
  const today = at.toISOString().slice(0, 10);
  return (!starts || starts <= today) && (!ends || today <= ends);
}

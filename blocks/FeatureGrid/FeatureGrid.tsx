import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import {
  Badge,
  ButtonLink,
  CheckList,
  Icon,
  Initials,
  PictureView,
  Section,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './FeatureGrid.module.css';
import type { Feature } from './FeatureGrid.schema.ts';

/** Ruled cells, no cards: as the case page shows its features (design, reading pages). */
export function FeatureGrid({ block, id, page }: BlockProps<BlockOf<'feature_grid'>>) {
  const { ground = 'paper', heading } = block;
  return (
    <Section
      id={id}
      ground={ground}
      heading={heading}
      headingClassName="headed"
      padding={heading === undefined ? 'strip' : 'section'}
    >
      <ul className={`ruled cells ${styles.cells}`} data-columns={block.columns}>
        {block.items.map((item) => (
          <FeatureCell
            key={item.label}
            columns={block.columns}
            feature={item}
            page={page}
            level={heading === undefined ? 2 : 3}
          />
        ))}
      </ul>
    </Section>
  );
}

interface FeatureCellProps {
  columns: number;
  feature: Feature;
  page: PageContext;
  /** Level of the label in the page's outline. */
  level: 2 | 3;
}

/** One cell. An upcoming feature leads nowhere yet: its links are plain text. */
function FeatureCell({ columns, feature, level, page }: FeatureCellProps) {
  const Heading = `h${level}` as const;
  const isUpcoming = feature.upcoming ?? false;
  const badge = feature.badge ?? (isUpcoming && !feature.topBadge ? 'upcoming' : undefined);
  return (
    <li className={styles.cell} data-upcoming={isUpcoming || undefined}>
      {feature.isPerson || feature.icon || feature.topBadge ? (
        <div className={`split wrap ${styles.top}`}>
          {feature.isPerson ? <Portrait columns={columns} name={feature.label} page={page} /> : null}
          {feature.icon ? <Icon name={feature.icon} size={32} /> : null}
          {feature.topBadge ? <Badge text={feature.topBadge.text} tone={feature.topBadge.style} isGradient /> : null}
        </div>
      ) : null}
      <div className={`wrap ${styles.labelRow}`}>
        <Heading className={styles.label}>
          {feature.labelLink && !isUpcoming ? <a href={feature.labelLink}>{feature.label}</a> : feature.label}
        </Heading>
        {badge ? <Badge text={badge} tone={isUpcoming ? 'gray' : 'blue'} /> : null}
      </div>
      <p className={styles.text}>{feature.text}</p>
      {feature.list?.length ? (
        <div className={styles.list}>
          <CheckList entries={feature.list} />
        </div>
      ) : null}
      <Foot feature={feature} isUpcoming={isUpcoming} />
    </li>
  );
}

/** On a phone a disc beside the words, on wider screens a plate across the cell. */
function Portrait({ columns, name, page }: { columns: number; name: string; page: PageContext }) {
  const face = findFace(page, name);
  if (!face) return <Initials name={name} />;
  return (
    <PictureView
      picture={{ ...face, alt: '' }}
      size="375-280"
      width={widthOf(12 / Math.max(3, columns), { medium: '45vw', small: '6rem' })}
      className={styles.portrait}
    />
  );
}

function Foot({ feature, isUpcoming }: { feature: Feature; isUpcoming: boolean }) {
  const hasButton = feature.link && feature.buttonText && !isUpcoming;
  if (!hasButton && !feature.bottomText && !feature.bottomIcon) return null;
  return (
    <div className={styles.foot}>
      {feature.bottomText || feature.bottomIcon ? (
        <p className={`level ${styles.fact}`}>
          {feature.bottomIcon ? <Icon name={feature.bottomIcon} size={20} /> : null}
          {feature.bottomText}
        </p>
      ) : null}
      {hasButton && feature.link ? (
        <ButtonLink href={feature.link} tone="outline" size="small">
          {feature.buttonText}
        </ButtonLink>
      ) : null}
    </div>
  );
}

import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, PictureView, Section, SectionHeading, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Listings.module.css';

/** Four ruled columns and no drawing; up to five links are side by side instead. */
export function LinksGrid({ block, id }: BlockProps<BlockOf<'links_grid'>>) {
  const isStrip = block.links.length <= 5;
  return (
    <Section
      id={id}
      ground="land"
      heading={block.heading}
      headingClassName="minor-heading"
      padding="none"
      className={styles.linkSection}
    >
      <div className={`bare ${isStrip ? styles.linkStrip : styles.linkColumns}`}>
        {columnsOf(block.links, isStrip ? block.links.length : 4).map((column) => (
          <ul key={column[0]?.href}>
            {column.map((link) => (
              <li key={link.href} className={styles.linkRow}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Section>
  );
}

/** The entries in at most `count` columns, read downwards: as even as possible, the first ones longer, none empty. */
export function columnsOf<Entry>(entries: readonly Entry[], count: number): Entry[][] {
  const columns = Math.min(count, entries.length);
  const shortest = Math.floor(entries.length / columns);
  const longer = entries.length % columns;
  return Array.from({ length: columns }, (_, index) => {
    const from = index * shortest + Math.min(index, longer);
    return entries.slice(from, from + shortest + (index < longer ? 1 : 0));
  });
}

/** The densest part of the page. Tools are divided by strokes that are drawn, not read. */
export function Stack({ block, id }: BlockProps<BlockOf<'stack'>>) {
  return (
    <Section id={id} ground="paper" hasHeading className={styles.stackSection}>
      <div className="columns near">
        <SectionHeading id={id} className="small-heading at-1-3" text={block.heading} />
        <dl className={`ruled lined ${styles.stackTable}`}>
          {block.items.map((item) => (
            <div key={item.title} className={styles.stackRow}>
              <dt>{item.title}</dt>
              <dd>
                <ul>
                  {item.list.map((tool) => (
                    <li key={tool}>{tool}</li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The heading takes two cells and the last cell the rest of its row, so the grid is always closed. */
export function Platforms({ block, id }: BlockProps<BlockOf<'platforms'>>) {
  return (
    <Section id={id} ground="paper" hasHeading className={styles.platformSection}>
      <div className={styles.platformGrid}>
        <SectionHeading id={id} className={styles.platformHeading} text={block.heading} />
        <ul className={styles.platformCells}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.platformCell} data-ground={item.isCurrent ? 'water' : undefined}>
              <h3 className={styles.platformTitle}>
                {item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}
              </h3>
              {item.note ? <p className={`note ${styles.platformNote}`}>{item.note}</p> : null}
              {item.isCurrent ? (
                <svg className={styles.platformAsset} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path d="M0 0h20v20H0Z" />
                </svg>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** One row per service: picture in two columns, name in four, sentence in three, first result in two, price in one. */
export function Manifest({ block, id }: BlockProps<BlockOf<'manifest'>>) {
  const labels = block.columnLabels;
  return (
    <Section id={id} ground="paper" heading={block.heading} head={{ allLink: block.allLink }}>
      <div className={styles.manifestTable}>
        <div aria-hidden="true" className={`note from-64 ${styles.manifestLabels}`}>
          <p className={styles.manifestTitle}>{labels.title}</p>
          <p className={styles.manifestDescription}>{labels.description}</p>
          <p className={`mono muted ${styles.manifestResult}`}>{labels.result}</p>
          <p className={`mono ${styles.manifestPrice}`}>{labels.price}</p>
        </div>
        <ul className={`ruled lined ${styles.manifestRows}`}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.manifestRow}>
              <div className={styles.manifestPicture}>
                <PictureView
                  picture={{ ...item.image, alt: '' }}
                  size="375-280"
                  width={widthOf(block.items.length > 5 ? 3 : 2, { medium: '31vw', small: '6rem' })}
                  className="plate"
                />
              </div>
              <h3 className={styles.manifestTitle}>
                <CoverLink href={item.href}>{item.title}</CoverLink>
              </h3>
              <p className={styles.manifestDescription}>{item.description}</p>
              <p className={`mono muted ${styles.manifestResult}`}>
                <span className="visually-hidden">{labels.result}: </span>
                {item.result}
              </p>
              <p className={`mono ${styles.manifestPrice}`}>
                <span className="visually-hidden">{labels.price}: </span>
                {item.price}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Columns of each picture where there are six. */
const columnsOfSix = [5, 4, 3, 3, 4, 5];

/** Pictures in four columns each, or six of unequal size; two and one per row at 768 px. */
export function PicturesRow({ block, id }: BlockProps<BlockOf<'pictures_row'>>) {
  return (
    <Section id={id} ground={block.ground ?? 'land'} heading={block.heading} headingClassName="headed">
      <ul className={`cards ${styles.pictureEntries}`}>
        {block.items.map((item, index) => (
          <li key={item.title} className={`card ${styles.pictureEntry}`}>
            <div className={styles.pictureWords}>
              <h3>{item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}</h3>
              <p>{item.description}</p>
            </div>
            <div className={styles.picture}>
              <PictureView
                picture={item.image}
                size="480-360"
                width={widthOf((block.items.length === 6 && columnsOfSix[index]) || 4, { medium: '50vw' })}
                className="plate"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

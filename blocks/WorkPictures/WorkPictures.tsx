import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageParts.ts';
import {
  CoverLink,
  hasDrawing,
  PictureBand,
  PictureView,
  Section,
  SectionHead,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { MovedPicture } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './WorkPictures.module.css';

/** Columns of the others, repeated from the fourth on. */
const columns = [5, 4, 3];

/** One case across the viewport, then widths of 5 : 4 : 3, with captions below that share a baseline. */
export function WorkPictures({ block, page, id }: BlockProps<BlockOf<'work_pictures'>>) {
  const [first, ...others] = block.caseSlugs.flatMap((slug) => page.casesBySlug[slug] ?? []);
  if (!first) return null;
  return (
    <Section id={id} ground="paper" hasHeading bleed>
      <SectionHead
        headingId={`${id}-heading`}
        heading={block.heading}
        allLink={block.allLink}
        className={styles.head}
        headingClassName={styles.heading}
      />
      <article className={styles.first}>
        <div data-ground="water" className={styles.wide}>
          {block.image && hasDrawing(block.image) ? (
            <PictureBand
              picture={{ ...block.image, alt: '' }}
              upright={block.imageUpright}
              isEager={false}
              className={styles.across}
            />
          ) : (
            <WidePicture card={first} />
          )}
        </div>
        <div className={`columns half ${styles.caption}`}>
          <h3 className={styles.firstTitle}>
            <CoverLink href={first.path}>{first.title}</CoverLink>
          </h3>
          <p className={styles.firstText}>{first.card.description}</p>
          {first.card.label ? <p className={`note ${styles.label}`}>{first.card.label}</p> : null}
        </div>
      </article>
      {others.length > 0 ? (
        <ul className={styles.others}>
          {others.map((card, index) => (
            <li key={card.slug} className={styles.other}>
              <div className={styles.words}>
                <h3>
                  <CoverLink href={card.path}>{card.title}</CoverLink>
                </h3>
                <p>{card.card.description}</p>
              </div>
              <div className={styles.picture}>
                <Pictured card={card} columns={columns[index % columns.length] ?? 5} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** Higher than its cut on phones, which show its middle. */
function WidePicture({ card: { card } }: { card: PageCard }) {
  return card.picture ? (
    <PictureView
      picture={card.picture}
      size="1000-510"
      width="(width >= 768px) 100vw, 147vw"
      className={`plate ${styles.wideImage}`}
    />
  ) : null;
}

/** The twelve columns begin at 768 px. */
function Pictured({ card: { card }, columns }: { card: PageCard; columns: number }) {
  return card.picture ? (
    <>
      <PictureView
        picture={card.picture}
        size="690-517"
        width={widthOf(columns, { medium: `${columns * 8}vw` })}
        className="plate"
      />
      <MovedPicture picture={card.picture} />
    </>
  ) : null;
}

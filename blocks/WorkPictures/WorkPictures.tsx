import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageCard.ts';
import { BridgeCrossing } from '@frontage/design/drawings/BridgeCrossing.tsx';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { MovedPicture } from '@frontage/design/kit/PictureView/MovedPicture.tsx';
import { PictureView } from '@frontage/design/kit/PictureView/PictureView.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { SectionHead } from '@frontage/design/kit/SectionHead/SectionHead.tsx';
import styles from './WorkPictures.module.css';

/** One case across the viewport, then widths of 5 : 4 : 3, captions below and on one base line. */
export function WorkPictures({ block, page, id }: BlockProps<BlockOf<'work_pictures'>>) {
  const headingId = `${id}-heading`;
  const [first, ...others] = block.caseSlugs.flatMap((slug) => page.casesBySlug[slug] ?? []);
  if (!first) return null;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} bleed>
      <SectionHead
        headingId={headingId}
        heading={block.heading}
        allLink={block.allLink}
        className={styles.head}
        headingClassName={styles.heading}
      />
      <article className={styles.first}>
        <div data-ground="water" className={styles.wide}>
          {block.wideDrawing ? <BridgeCrossing /> : <CasePicture card={first} size="1000-510" />}
        </div>
        <div className={styles.caption}>
          <h3 className={styles.firstTitle}>
            <CoverLink href={first.path}>{first.title}</CoverLink>
          </h3>
          <p className={styles.firstText}>{first.card.description}</p>
          {first.card.label ? <p className={styles.label}>{first.card.label}</p> : null}
        </div>
      </article>
      {others.length > 0 ? (
        <ul className={styles.others}>
          {others.map((card) => (
            <li key={card.slug} className={styles.other}>
              <div className={styles.words}>
                <h3>
                  <CoverLink href={card.path}>{card.title}</CoverLink>
                </h3>
                <p>{card.card.description}</p>
              </div>
              <div className={styles.picture}>
                <CasePicture card={card} size="690-517" />
                {card.card.picture ? <MovedPicture picture={card.card.picture} /> : null}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function CasePicture({ card, size }: { card: PageCard; size: '1000-510' | '690-517' }) {
  return card.card.picture ? (
    <PictureView
      picture={card.card.picture}
      size={size}
      className={size === '1000-510' ? styles.wideImage : styles.image}
    />
  ) : null;
}

import { pathOfArticle } from '@frontage/contract/article.ts';
import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { CoverLink, PictureView, Section, widthOf } from '@frontage/design/kit/index.ts';
import { onPaper } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './RelatedPosts.module.css';

/** Three of four columns on land: cases, then articles. Renders nothing where nothing is named. */
export function RelatedPosts({ block, page, id }: BlockProps<BlockOf<'relatedPosts'>>) {
  const cards = cardsOf(block, page);
  if (cards.length === 0) return null;
  return (
    <Section id={id} ground="land" heading={block.heading} head={{ allLink: block.allLink, className: styles.head }}>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.href} className="card">
            <h3>
              <CoverLink href={card.href}>{card.title}</CoverLink>
            </h3>
            {card.description ? <p className={styles.description}>{card.description}</p> : null}
            {card.note ? <p className={`note ${styles.note}`}>{card.note}</p> : null}
            {card.picture ? (
              <div className={styles.picture}>
                <PictureView
                  picture={onPaper(card.picture)}
                  size="480-360"
                  width={widthOf(4, { medium: '50vw' })}
                  className="plate edged"
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Card {
  href: string;
  title: string;
  note?: string | undefined;
  description?: string | undefined;
  picture?: Picture | undefined;
}

/** The documents that the block names and the page knows, in the block's order. */
function cardsOf(block: BlockOf<'relatedPosts'>, page: PageContext): Card[] {
  const cases = (block.caseSlugs ?? [])
    .map((slug) => page.casesBySlug[slug])
    .filter((one) => one !== undefined)
    .map(({ path, title, card }): Card => {
      return { href: path, title, note: card.label, description: card.description, picture: card.picture };
    });
  const articles = (block.articleSlugs ?? [])
    .map((slug) => page.articlesBySlug[slug])
    .filter((one) => one !== undefined)
    .map((one): Card => {
      return {
        href: pathOfArticle(one),
        title: one.title,
        note: formatDate(one.date, page.site.language),
        picture: one.preview,
      };
    });
  return [...cases, ...articles];
}

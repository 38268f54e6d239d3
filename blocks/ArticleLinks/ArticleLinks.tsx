import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ArrowMark } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import {
  ButtonLink,
  CoverLink,
  Day,
  PictureView,
  saySite,
  TextLink,
  useWords,
  widthOf,
} from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import { Figure } from '../text/Figure.tsx';
import styles from './ArticleLinks.module.css';

/** A row that links on: all of it is the link. */
export function LinkBlock({ block, id, level }: ArticleBlockProps<ArticleBlockOf<'link_block'>>) {
  const Heading = `h${level}` as const;
  return (
    <a id={id} href={block.href} className={styles.row}>
      <div>
        <Heading className={styles.rowTitle}>{block.title}</Heading>
        <p className={styles.rowDescription}>{block.description}</p>
      </div>
      <ArrowMark />
    </a>
  );
}

LinkBlock.runs = (): BlockScript[] => ['arrows'];

/** One line between two hairlines with a link to something related. */
export function ShortLinkBlock({ block, id }: ArticleBlockProps<ArticleBlockOf<'short_link_block'>>) {
  return (
    <p id={id} className={styles.line}>
      <span className={`muted ${styles.lineLabel}`}>{block.label}</span>{' '}
      <a href={block.href} className={`strong ${styles.lineLink}`}>
        {block.linkText}
      </a>
    </p>
  );
}

/** A case that shows what the article says: picture, name and label come from the case. */
export function LinkToCase({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'LinkToCase'>>) {
  const Heading = `h${level}` as const;
  const words = useWords();
  const found = page.casesBySlug[block.caseSlug];
  if (!found) throw new Error(`The page ${page.path} names the case "${block.caseSlug}", of which nothing is known`);
  const { title, path, card } = found;
  return (
    <section id={id} className={`ruled ${styles.caseRow}`} aria-labelledby={`${id}-heading`}>
      {card.picture ? (
        <PictureView
          picture={{ ...card.picture, alt: '' }}
          size="690-517"
          width={widthOf(3, { medium: '36vw' })}
          className="plate"
        />
      ) : null}
      <div>
        {card.label ? (
          <p className="note">
            {saySite(words, 'block.case')}: {withSmallStart(card.label, words)}
          </p>
        ) : null}
        <Heading id={`${id}-heading`} className={styles.caseTitle}>
          {title}
        </Heading>
        <p>{block.description}</p>
        <p className={styles.caseLink}>
          <TextLink href={path}>
            {block.linkText}
            <span className="visually-hidden">: {title}</span>
          </TextLink>
        </p>
      </div>
    </section>
  );
}

/** Labels after a colon begin in lower case; abbreviations such as NFT stay as they are. */
function withSmallStart(label: string, words: Words | undefined): string {
  // Nouns of German keep their capital.
  return words?.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

/** Articles inside the text: a small picture, date and title. The picture has no link besides that of the title. */
export function OtherArticles({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'otherArticles'>>) {
  const Heading = `h${level}` as const;
  const articles = block.articleSlugs.flatMap((slug) => page.articlesBySlug[slug] ?? []);
  return (
    <section id={id} className={`ruled ${styles.otherSection}`} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`} className={styles.otherHeading}>
        {block.heading}
      </Heading>
      <ul className={styles.otherList}>
        {articles.map((article) => (
          <li key={article.id} className={styles.otherEntry}>
            <PictureView picture={{ ...article.preview, alt: '' }} size="279-207" className="plate" />
            <div>
              <Day date={article.date} language={page.site.language} className={`note ${styles.otherDate}`} />
              <p className={`strong ${styles.otherTitle}`}>
                <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With more stops than this the line is vertical, because titles need space. */
const mostLying = 4;

/** The parts of a series as stops on a quay line: a dot for each, an ink square for this one, a ring for the next. */
export function ArticleSeries({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'articleSeries'>>) {
  const Heading = `h${level}` as const;
  const words = useWords();
  const parts = block.articleSlugs.flatMap((slug) => page.articlesBySlug[slug] ?? []);
  const current = parts.findIndex((part) => pathOfArticle(part) === page.path);
  const { upcoming } = block;
  const count = parts.length + (upcoming ? 1 : 0);
  return (
    <section id={id} data-ground="water" className={styles.series} aria-labelledby={`${id}-heading`}>
      <div className={styles.seriesHead}>
        <Heading id={`${id}-heading`} className={styles.seriesTitle}>
          {block.title}
        </Heading>
        <p className={styles.seriesCount}>
          {current < 0
            ? saySite(words, 'block.parts', { count })
            : saySite(words, 'block.partOf', { number: current + 1, count })}
        </p>
      </div>
      <ol className={styles.seriesStops} data-upright={count > mostLying || undefined}>
        {parts.map((part, index) => (
          <Stop key={part.id} part={part} number={index + 1} isCurrent={index === current} />
        ))}
        {upcoming ? (
          <li className={styles.seriesStop} data-stop="next">
            <span className={styles.seriesNumber}>
              {count}, {formatDate(upcoming.date, page.site.language)}
            </span>{' '}
            <span className={`strong ${styles.seriesName}`}>{upcoming.title}</span>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function Stop({ part, number, isCurrent }: { part: ArticleCard; number: number; isCurrent: boolean }) {
  const words = useWords();
  return (
    <li
      className={styles.seriesStop}
      data-stop={isCurrent ? 'this' : 'other'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles.seriesNumber}>
        {isCurrent ? saySite(words, 'block.thisArticle', { number }) : number}
      </span>{' '}
      {isCurrent ? (
        <span className={`strong ${styles.seriesName}`}>{part.title}</span>
      ) : (
        <a href={pathOfArticle(part)} className={`strong ${styles.seriesName}`}>
          {part.title}
        </a>
      )}
    </li>
  );
}

/** An offer on ink, half picture and half words. */
export function PictureWithScrollToForm(props: ArticleBlockProps<ArticleBlockOf<'pictureWithScrollToForm'>>) {
  const { block, id, level } = props;
  const Heading = `h${level}` as const;
  return (
    <section id={id} data-ground="ink" className={styles.offer} aria-labelledby={`${id}-heading`}>
      <div className={styles.offerFrame}>
        <PictureView
          picture={block.image}
          size="690-517"
          width={widthOf(5, { medium: '50vw', small: '100vw' })}
          className={`plate ${styles.offerPicture}`}
        />
      </div>
      <div className={styles.offerWords}>
        <Heading id={`${id}-heading`} className={styles.offerTitle}>
          {block.title}
        </Heading>
        <p className={styles.offerDescription}>{block.description}</p>
        <div className={`screen-only ${styles.offerAction}`}>
          <ButtonLink tone="accent" href={block.href}>
            {block.buttonText}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A picture with its caption as a block, which can also have an upright picture and a ground. */
export function Imagebox({ block, id }: ArticleBlockProps<ArticleBlockOf<'Imagebox'>>) {
  return <Figure id={id} picture={block.image} narrow={block.narrow} caption={block.caption} ground={block.ground} />;
}

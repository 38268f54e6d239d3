import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageParts.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import {
  CoverLink,
  hasDrawing,
  PictureBand,
  PictureView,
  Section,
  SectionHeading,
  TextLink,
  widthOf,
} from '@frontage/design/kit/index.ts';
import { MovedPicture } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './CaseLists.module.css';
import type { CaseEntry } from './CaseLists.schema.ts';

/** Columns of each card, repeated from the fifth on. */
const columnsOfCards = [7, 4, 5, 7];

/** Seven and four columns, then five and seven. */
export function Cases({ block, id }: BlockProps<BlockOf<'cases'>>) {
  return (
    <Section
      id={id}
      ground="paper"
      heading={block.heading}
      headingClassName={`large-heading ${styles.caseHeading}`}
      head={{ allLink: block.allLink }}
    >
      <ul className={`swiped ${styles.caseCards}`}>
        {block.items.map((item, index) => (
          <li key={item.title} className={`card ${styles.caseCard}`}>
            <div className={styles.caseWords}>
              <h3 className={styles.caseTitle}>
                <CoverLink href={item.href}>{item.title}</CoverLink>
              </h3>
              {item.meta ? <p className={`note ${styles.caseMeta}`}>{item.meta}</p> : null}
              <p className={styles.caseDescription}>{item.description}</p>
            </div>
            <div className={styles.picture}>
              <Pictured picture={item.image} columns={columnsOfCards[index % columnsOfCards.length] ?? 7} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Block = BlockOf<'case_register'>;

const bar = `${drawing.line} ${drawing.water}`;

/** A page of the book: a row for each case, with its months as a bar on a common scale. */
export function CaseRegister({ block, page, id }: BlockProps<Block>) {
  const entries = block.items.flatMap((item) => {
    const target = page.casesBySlug[item.caseSlug];
    return target ? [{ item, target }] : [];
  });
  if (entries.length === 0) return null;
  const headingId = `${id}-heading`;
  const longest = Math.max(...entries.map(({ item }) => item.months));
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <table className={`gridded spaced ${styles.registerTable}`} aria-labelledby={headingId}>
        <thead className={`note ${styles.registerHead}`}>
          <tr className={styles.registerHeadRow}>
            <th scope="col">{block.labels.case}</th>
            <th scope="col">{block.labels.ledger}</th>
            <th scope="col">{block.labels.people}</th>
            <th scope="col">{block.labels.months}</th>
            <th scope="col">{block.labels.outcome}</th>
          </tr>
        </thead>
        <tbody className="ruled lined">
          {entries.map(({ item, target }) => (
            <Row key={item.caseSlug} item={item} target={target} labels={block.labels} longest={longest} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  item: CaseEntry;
  target: PageCard;
  labels: Block['labels'];
  /** Months of the longest case: its bar fills the scale. */
  longest: number;
}

function Row({ item, target, labels, longest }: RowProps) {
  return (
    <tr className={styles.registerRow}>
      <th scope="row" className={`strong ${styles.registerCase}`}>
        <CoverLink href={target.path}>{target.title}</CoverLink>
      </th>
      <td className={styles.registerCell}>
        <Label text={labels.ledger} />
        {item.ledger}
      </td>
      <td className={styles.registerCell}>
        <Label text={labels.people} />
        {item.people}
      </td>
      <td className={`${styles.registerCell} ${styles.registerMonths}`}>
        <Label text={labels.months} />
        <span>{item.months}</span>
        <svg width="100%" height="12" aria-hidden="true" className={`mirrored ${styles.registerScale}`}>
          <rect className={bar} width={`${Math.round((item.months / longest) * 100)}%`} height="12" />
        </svg>
      </td>
      <td className={`${styles.registerCell} ${styles.registerOutcome}`}>
        <Label text={labels.outcome} />
        {item.outcome}
      </td>
    </tr>
  );
}

/** Labels a cell where the heads of the columns are not visible. They still are the heads of the cell. */
function Label({ text }: { text: string }) {
  return (
    <span className="note until-64" aria-hidden="true">
      {text}
    </span>
  );
}

/** Picture in six columns, words in five. A case that is not published renders nothing. */
export function CaseOnInk({ block, page, id }: BlockProps<BlockOf<'case_on_ink'>>) {
  const found = page.casesBySlug[block.caseSlug];
  if (!found) return null;
  const { picture } = found.card;
  return (
    <Section id={id} ground="ink" hasHeading>
      <div className={`columns ${styles.inkColumns}`}>
        {picture ? (
          <div className={`at-1-6 ${styles.inkPicture}`}>
            <PictureView picture={picture} size="690-517" width={widthOf(6)} className="plate" />
          </div>
        ) : null}
        <div className={`stack at-8-5 ${styles.inkWords}`}>
          <SectionHeading id={id} text={block.heading} />
          <dl className={`lined pairs ${styles.inkFacts}`}>
            {block.facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.description}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={found.path}>{block.linkText}</TextLink>
        </div>
      </div>
    </Section>
  );
}

/** Columns of the others, repeated from the fourth on. */
const columnsOfOthers = [5, 4, 3];

/** One case across the viewport, then widths of 5 : 4 : 3, with captions below that share a baseline. */
export function WorkPictures({ block, page, id }: BlockProps<BlockOf<'work_pictures'>>) {
  const [first, ...others] = block.caseSlugs.flatMap((slug) => page.casesBySlug[slug] ?? []);
  if (!first) return null;
  return (
    <Section
      id={id}
      ground="paper"
      heading={block.heading}
      headingClassName={`large-heading ${styles.workHeading}`}
      head={{ allLink: block.allLink, className: styles.workHead }}
      bleed
    >
      <article className={styles.workFirst}>
        <div data-ground="water" className={styles.workWide}>
          {block.image && hasDrawing(block.image) ? (
            <PictureBand
              picture={{ ...block.image, alt: '' }}
              upright={block.imageUpright}
              isEager={false}
              className={styles.workAcross}
            />
          ) : (
            <WidePicture card={first} />
          )}
        </div>
        <div className={`columns half ${styles.workCaption}`}>
          <h3 className={`half-2 wide-3 ${styles.workFirstTitle}`}>
            <CoverLink href={first.path}>{first.title}</CoverLink>
          </h3>
          <p className="half-4 wide-6">{first.card.description}</p>
          {first.card.label ? <p className={`note half-3-4 wide-3 ${styles.workLabel}`}>{first.card.label}</p> : null}
        </div>
      </article>
      {others.length > 0 ? (
        <ul className={styles.workOthers}>
          {others.map((card, index) => (
            <li key={card.slug} className={`card ${styles.workOther}`}>
              <div className={styles.workWords}>
                <h3>
                  <CoverLink href={card.path}>{card.title}</CoverLink>
                </h3>
                <p>{card.card.description}</p>
              </div>
              <div className={styles.picture}>
                <Pictured picture={card.card.picture} columns={columnsOfOthers[index % columnsOfOthers.length] ?? 5} />
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
      className={`plate ${styles.workWideImage}`}
    />
  ) : null;
}

/** The twelve columns begin at 768 px. */
function Pictured({ columns, picture }: { columns: number; picture: Picture | undefined }) {
  return picture ? (
    <>
      <PictureView
        picture={picture}
        size="690-517"
        width={widthOf(columns, { medium: `${columns * 8}vw` })}
        className="plate"
      />
      <MovedPicture picture={picture} />
    </>
  ) : null;
}

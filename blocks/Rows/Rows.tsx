import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, hasDrawing, PictureView, Section, SectionHeading, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Rows.module.css';

/** Heading at the left, ruled entries at the right, on ink. */
export function Refusals({ block, id }: BlockProps<BlockOf<'refusals'>>) {
  return (
    <Section id={id} ground="ink" hasHeading>
      <div className="columns near">
        <SectionHeading id={id} className="at-1-5" text={block.heading} />
        <ul className={`lined at-7-6 ${styles.refusalList}`}>
          {block.items.map((item) => (
            <li key={item.title} className={styles.row}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The first reason in seven columns, the others at the right, one at the top and one at the foot. */
export function Reasons({ block, id }: BlockProps<BlockOf<'reasons'>>) {
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <ul className={styles.reasons}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.reason}>
            {index === 0 ? <Pictured block={block} /> : null}
            <h3>{item.title}</h3>
            <p>{item.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Pictured({ block: { image, imageUpright } }: { block: BlockOf<'reasons'> }) {
  if (!image) return null;
  if (!hasDrawing(image))
    return <PictureView picture={image} size="690-517" width={widthOf(7)} className={styles.reasonPhotograph} />;
  const upright = imageUpright && hasDrawing(imageUpright) ? imageUpright : undefined;
  return (
    <picture className={upright ? styles.reasonUpright : undefined}>
      {upright ? (
        <source media="(width < 768px)" srcSet={upright.drawing} width={upright.width} height={upright.height} />
      ) : null}
      <img
        src={image.drawing}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading="lazy"
        decoding="async"
        className={styles.reasonDrawing}
      />
    </picture>
  );
}

/** Opened and closed by double rules, like a ledger. */
export function Challenges({ block, id }: BlockProps<BlockOf<'challenges'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading}>
      <div className={styles.challengeBook}>
        <div className={`note ${styles.challengeHead}`} aria-hidden="true">
          <span>{block.riskLabel}</span>
          <span>{block.entryLabel}</span>
        </div>
        <ul>
          {block.items.map((item) => (
            <li key={item.title} className={styles.challengeEntry}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Question in four columns, answer in five, note in three; at 768 px two and four, with the note under the answer. */
export function Answers({ block, id }: BlockProps<BlockOf<'answers'>>) {
  return (
    <Section id={id} ground={block.ground ?? 'paper'} heading={block.heading} headingClassName={styles.answerHeading}>
      <ul className="ruled lined">
        {block.items.map((item) => (
          <li key={item.title} className={`columns half ${styles.row} ${styles.answer}`}>
            <h3 className={`half-2 wide-4 ${styles.title}`}>
              {item.href ? <CoverLink href={item.href}>{item.title}</CoverLink> : item.title}
            </h3>
            <p className={`half-3-4 at-5-5 ${styles.description}`}>{item.description}</p>
            {item.note ? <p className={`note half-3-4 at-10-3 ${styles.note}`}>{item.note}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A table, for screen readers too: the rule, what it asks, what was built for it. */
export function Rules({ block, id }: BlockProps<BlockOf<'rules'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" hasHeading>
      <div className={`noted ${styles.ruleHead}`}>
        <SectionHeading id={id} text={block.heading} />
        <p className="note">{block.note}</p>
      </div>
      <table aria-labelledby={headingId} className="gridded">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{block.columnLabels.title}</th>
            <th scope="col">{block.columnLabels.description}</th>
            <th scope="col">{block.columnLabels.note}</th>
          </tr>
        </thead>
        <tbody className="ruled lined">
          {block.items.map((item) => (
            <tr key={item.title} className={`columns half ${styles.row} ${styles.rule}`}>
              <th scope="row" className={`minor-heading half-2 wide-4 ${styles.title}`}>
                {item.title}
              </th>
              <td className={`half-3-4 at-5-5 ${styles.description}`}>{item.description}</td>
              <td className={`mono half-3-4 at-10-3 ${styles.note}`}>{item.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Ruled rows: a drawing in four columns, each on its own ground, and the words in six. */
export function Solutions({ block, id }: BlockProps<BlockOf<'solutions'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} joinsAbove>
      <ul className="ruled lined spaced">
        {block.items.map((item) => (
          <li key={item.title} className={`columns half ${styles.row} ${styles.solution}`}>
            <div className={`half-3-4 ${styles.solutionWords}`}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </div>
            <div className={`half-2 at-1-4 ${styles.solutionPicture}`}>
              <PictureView
                picture={item.image}
                size="480-360"
                width={widthOf(4, { medium: '31vw' })}
                className="plate"
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

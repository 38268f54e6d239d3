import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Badge } from '@frontage/design/kit/Badge/Badge.tsx';
import { Icon } from '@frontage/design/kit/Icon/Icon.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import styles from './ProductScreen.module.css';

/** The screen in nine columns, on a field sheet; at its right the changes, in figures. */
export function ProductScreen({ block, id }: BlockProps<BlockOf<'product_screen'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="water" labelledBy={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <Lines text={block.heading} />
      </h2>
      <div className={styles.columns}>
        <figure className={styles.figure}>
          <Screen block={block} id={id} />
          <figcaption className={styles.caption}>{block.caption}</figcaption>
        </figure>
        <Changes changes={block.changes} />
      </div>
    </Section>
  );
}

function Screen({ block, id }: { block: BlockOf<'product_screen'>; id: string }) {
  const titleId = `${id}-screen`;
  return (
    <div className={styles.screen}>
      <p className={styles.bar}>
        <span className={styles.name}>{block.name}</span> <span className={styles.place}>{block.place}</span>{' '}
        {block.status ? <Badge text={block.status} tone="green" /> : null}
      </p>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {block.title}
        </h3>
        <dl className={styles.figures}>
          {block.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Rows block={block} titleId={titleId} />
        {block.foot ? <p className={styles.foot}>{block.foot}</p> : null}
      </div>
    </div>
  );
}

/** Letters of a third column that also fits on a phone. */
const narrowLetters = 5;

function Rows({ block: { columns, rows }, titleId }: { block: BlockOf<'product_screen'>; titleId: string }) {
  const notes = [columns.note, ...rows.map(({ note }) => note)];
  const isNarrow = notes.every((note = '') => note.length <= narrowLetters);
  return (
    <table className={styles.table} aria-labelledby={titleId} data-is-narrow={isNarrow || undefined}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
          {columns.note ? <th scope="col">{columns.note}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, value }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            {columns.note ? <td>{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures before and after: the arrow is drawn, and put into words for people who do not see it. */
function Changes({ changes }: { changes: BlockOf<'product_screen'>['changes'] }) {
  const words = useWords();
  return (
    <dl className={styles.changes}>
      {changes.map(({ after, before, title }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.before}>
            <span className="visually-hidden">{`${saySite(words, 'block.before')}: `}</span>
            {before}
          </dd>
          <dd className={styles.after}>
            <Icon name="arrowRight" size={20} />
            <span>
              <span className="visually-hidden">{`${saySite(words, 'block.after')}: `}</span>
              {after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

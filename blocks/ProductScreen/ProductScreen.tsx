import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Badge, Icon, Section, saySite, useWords } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import styles from './ProductScreen.module.css';

/** The screen in nine columns, on a field sheet; at its right the changes, in figures. */
export function ProductScreen({ block, id }: BlockProps<BlockOf<'product_screen'>>) {
  return (
    <Section id={id} ground="water" heading={block.heading} headingClassName="headed">
      <div className="columns">
        <figure className={`at-1-8 ${styles.figure}`}>
          <Screen block={block} id={id} />
          <figcaption className={`note ${styles.caption}`}>{block.caption}</figcaption>
        </figure>
        <Changes changes={block.changes} />
      </div>
    </Section>
  );
}

function Screen({ block, id }: { block: BlockOf<'product_screen'>; id: string }) {
  const titleId = `${id}-screen`;
  const { figures, press } = block;
  return (
    <div className={styles.screen} data-look={block.look}>
      <p className={`wrap ${styles.bar}`}>
        <span className="strong">{block.name}</span> <span className={`note ${styles.place}`}>{block.place}</span>{' '}
        {block.status ? (
          <Either
            before={<Badge text={block.status} tone="green" />}
            after={press?.status ? <Badge text={press.status} tone="green" /> : undefined}
          />
        ) : null}
      </p>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          {block.title}
        </h3>
        <dl className={styles.figures}>
          {figures.map(({ label, value }, at) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>
                <Either before={value} after={at === figures.length - 1 ? press?.figure : undefined} />
              </dd>
            </div>
          ))}
        </dl>
        {press ? (
          <label className={`strong ${styles.press}`}>
            <input type="checkbox" />
            {press.label}
          </label>
        ) : null}
        <Rows block={block} titleId={titleId} />
        {block.foot ? (
          <p className={`muted ${styles.foot}`}>
            <Either before={block.foot} after={press?.foot} />
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** What the screen shows until the control is pressed, and after it where that differs. By styles alone. */
function Either({ after, before }: { after: ReactNode; before: ReactNode }) {
  if (after === undefined) return before;
  return (
    <>
      <span className={styles.before}>{before}</span>
      <span className={styles.after}>{after}</span>
    </>
  );
}

function Rows({ block: { columns, press, rows }, titleId }: { block: BlockOf<'product_screen'>; titleId: string }) {
  return (
    <table className={`ruled ${styles.table}`} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
          {columns.note ? <th scope="col">{columns.note}</th> : null}
        </tr>
      </thead>
      <tbody>
        {[...(press ? [press] : []), ...rows].map((row) => (
          <tr key={`${row.name} ${row.value}`} className={row === press ? styles.after : undefined}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
            {columns.note ? <td>{row.note}</td> : null}
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
    <dl className={`ruled lined ${styles.changes}`}>
      {changes.map(({ after, before, title }) => (
        <div key={title}>
          <dt className="note">{title}</dt>
          <dd className={`muted ${styles.was}`}>
            <span className="visually-hidden">{`${saySite(words, 'block.before')}: `}</span>
            {before}
          </dd>
          <dd className={`strong ${styles.is}`}>
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

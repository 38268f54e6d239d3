import { Fragment } from 'react';
import { inlineOf } from './inline.tsx';
import { blockOf } from './MarkdownView.tsx';
import type { ReadFootnote } from './readText.ts';
import styles from './Text.module.css';

/** The footnotes of a whole article, each with the way back to where it was called. */
export function Footnotes({ footnotes }: { footnotes: readonly ReadFootnote[] }) {
  if (footnotes.length === 0) return null;
  return (
    <section className={styles.footnotes} aria-labelledby="footnotes">
      <h2 id="footnotes" className="visually-hidden">
        Footnotes
      </h2>
      <ol className={styles.footnoteList}>
        {footnotes.map((footnote) => (
          <li key={footnote.number} id={`footnote-${footnote.number}`}>
            <Words footnote={footnote} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The way back stands at the end of the last paragraph. */
function Words({ footnote }: { footnote: ReadFootnote }) {
  const { definition, text, references } = footnote;
  return definition.children.map((child, index) => {
    const isLast = index === definition.children.length - 1;
    if (child.type !== 'paragraph')
      return <Fragment key={child.position?.start.offset}>{blockOf(child, text)}</Fragment>;
    return (
      <p key={child.position?.start.offset}>
        {inlineOf(child, text)}
        {isLast
          ? references.map((id, place) => (
              <Fragment key={id}>
                {' '}
                <a href={`#${id}`}>{place === 0 ? 'Back to the text' : `and to place ${place + 1}`}</a>
              </Fragment>
            ))
          : null}
      </p>
    );
  });
}

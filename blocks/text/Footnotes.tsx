import { saySite, useWords } from '@frontage/design/kit/index.ts';
import { Fragment } from 'react';
import { inlineOf } from './inline.tsx';
import type { ReadFootnote } from './readText.ts';
import styles from './Text.module.css';

/** The footnotes of a whole article, each with links back to where it is called. */
export function Footnotes({ footnotes }: { footnotes: readonly ReadFootnote[] }) {
  const words = useWords();
  if (footnotes.length === 0) return null;
  return (
    <section className={`ruled ${styles.footnotes}`} aria-labelledby="footnotes">
      <h2 id="footnotes" className="visually-hidden">
        {saySite(words, 'text.footnotes')}
      </h2>
      <ol className={styles.footnoteList}>
        {footnotes.map(({ number, definition, text, references }) => (
          <li key={number} id={`footnote-${number}`}>
            {inlineOf(definition.children, text)}
            {references.map((id, place) => (
              <Fragment key={id}>
                {' '}
                <a href={`#${id}`}>
                  {place === 0 ? saySite(words, 'text.back') : saySite(words, 'text.backTo', { number: place + 1 })}
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

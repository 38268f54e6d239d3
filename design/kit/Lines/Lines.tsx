import { Fragment } from 'react';
import styles from './Lines.module.css';

/** Text whose line breaks are kept from 1024 px, in titles from 768 px; below, the browser balances the lines. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('\n');
  return lines.map((line, index) => (
    <Fragment key={line}>
      {line}
      {index < lines.length - 1 ? (
        <>
          {' '}
          <br className={styles.wide} />
        </>
      ) : null}
    </Fragment>
  ));
}

/** Plain text in paragraphs: an empty line begins a new one, as in an email. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The paragraphs of a text, without empty ones. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

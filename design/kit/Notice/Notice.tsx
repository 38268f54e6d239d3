import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** Without a title the notice is hidden; it stays in the markup, so that a script without React can fill it too. */
  title: string | undefined;
  text: string | undefined;
  /** `error`: something failed. `plain`: something to know. */
  tone: 'error' | 'plain';
  /** Level of its heading: one below the form's. */
  level?: 2 | 3;
  /** The page was drawn to show this, so it takes focus when the page opens. Not where the address has a fragment. */
  isDrawn?: boolean;
  /** What the reader can do about it. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Keeps a heading from being empty, even while nobody sees it. */
export const wordless = '…';

/** A sentence above a form, about the form as a whole. */
export function Notice({ title, text, tone, level = 3, isDrawn = false, children, ref }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      ref={ref}
      className={tone === 'error' ? `${styles.notice} ${styles.error}` : styles.notice}
      role="alert"
      tabIndex={-1}
      hidden={!title}
      // biome-ignore lint/a11y/noAutofocus: the page was drawn to say this, and without script nothing else leads there
      autoFocus={(isDrawn && title !== undefined) || undefined}
      {...{ [formMarks.notice]: '' }}
    >
      <Heading className={styles.title}>{title ?? wordless}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

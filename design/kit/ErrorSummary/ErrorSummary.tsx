import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { markErrorInTitle } from '@frontage/contract/contact/messages.ts';
import { type Ref, useEffect } from 'react';
import { wordless } from '../Notice/Notice.tsx';
import styles from './ErrorSummary.module.css';

export interface FieldFault {
  /** Id of the input. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** Level of its heading: one below the form's. */
  level?: 2 | 3;
  /** Put before the title of the window while something is wrong. */
  errorWord?: string | undefined;
  /** The page was drawn to show this, so it takes focus when the page opens. Not where the address has a fragment. */
  isDrawn?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What needs another look, above the form: takes focus after a submit and links to each field.
 * Always in the markup, hidden while there is nothing to say, so that a script without React can fill it too.
 */
export function ErrorSummary({ title, faults, level = 3, errorWord, isDrawn = false, ref }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  useErrorInTitle(faults.length > 0, errorWord);
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      hidden={faults.length === 0}
      // biome-ignore lint/a11y/noAutofocus: the page was drawn to say this, and without script nothing else leads there
      autoFocus={(isDrawn && faults.length > 0) || undefined}
      {...{ [formMarks.summary]: '' }}
    >
      <Heading className={styles.title}>{faults.length > 0 ? title : wordless}</Heading>
      <ul className={styles.list}>
        {faults.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field without adding to the history; it is scrolled to below the sticky header. */
function focusField(event: React.MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Screen readers say the title of a page first, so it says that something is wrong. */
function useErrorInTitle(isWrong: boolean, word: string | undefined): void {
  useEffect(() => {
    document.title = markErrorInTitle(document.title, isWrong, word);
  }, [isWrong, word]);
}

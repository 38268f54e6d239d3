import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { summaryTitle } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import { AdditionFields, AdditionHead } from './AdditionFields.tsx';
import styles from './AdditionForm.module.css';

const formId = 'addition';
const handles = ['dealId', 'personId', 'noteId', 'companyId'];

interface PlainAdditionFormProps {
  idPrefix?: string;
  /** Of its headings: below that of the thank-you. */
  level?: 2 | 3;
}

/**
 * Step two without React. Hidden until the backend has written the handles of a request in, or the script has them.
 */
export function PlainAdditionForm({ idPrefix = formId, level = 2 }: PlainAdditionFormProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={`${backendAddress}${paths.update}`}
      aria-labelledby={`${idPrefix}-heading`}
      hidden
      {...{ [formMarks.form]: formId, [formMarks.addition]: '' }}
    >
      <input type="hidden" name={hiddenFields.formId} value={formId} />
      <input type="hidden" name={hiddenFields.pagePath} value={paths.thanks} />
      {handles.map((name) => (
        <input key={name} type="hidden" name={name} value="" {...{ [formMarks.carried]: '' }} />
      ))}
      <AdditionHead id={`${idPrefix}-heading`} level={level} className={styles.hint} />
      <ErrorSummary title={summaryTitle(1)} faults={[]} level={level} />
      <Notice tone="error" title={undefined} text={undefined} level={level} />
      <AdditionFields idPrefix={idPrefix} />
    </form>
  );
}

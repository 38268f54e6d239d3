import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { saySummary } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import { AdditionFields, AdditionHead } from './AdditionFields.tsx';
import styles from './AdditionForm.module.css';
import { answerTo, typedIn } from './placedAnswer.ts';

const formId = 'addition';
const handleNames = ['dealId', 'personId', 'noteId', 'companyId'] as const;
const fields = ['projectTypes', 'timeline', 'note'];

interface PlainAdditionFormProps {
  idPrefix?: string;
  /** Level of its headings: below that of the thank-you. */
  level?: 2 | 3;
  /** Sentences of forms that the site's owner changed. */
  words?: Words | undefined;
  /** The address of its page; that of the thanks page in the default language if left out. */
  pagePath?: string;
  /** The visitor whose request can be added to. */
  visit?: Visit | undefined;
}

/** Step two without React. Hidden until a visitor has the handles of a request, or the script has them. */
export function PlainAdditionForm({
  idPrefix = formId,
  level = 2,
  pagePath = paths.thanks,
  visit,
  words,
}: PlainAdditionFormProps) {
  const answer = visit && answerTo({ visit }, formId, fields);
  const settings = { idPrefix, ...(answer ? { answer } : {}) };
  const handles = visit?.handles ?? {};
  const handleOf = (name: string) => handles[name] ?? typedIn(settings, name) ?? '';
  return (
    <form
      className={styles.form}
      method="post"
      action={`${backendAddress}${paths.update}`}
      aria-labelledby={`${idPrefix}-heading`}
      hidden={!visit?.handles && !answer}
      {...{ [formMarks.form]: formId, [formMarks.addition]: '' }}
    >
      <input type="hidden" name={hiddenFields.formId} value={formId} />
      <input type="hidden" name={hiddenFields.pagePath} value={pagePath} />
      {handleNames.map((name) => (
        <input key={name} type="hidden" name={name} value={handleOf(name)} />
      ))}
      <AdditionHead id={`${idPrefix}-heading`} level={level} className={styles.hint} words={words} />
      <ErrorSummary
        title={saySummary(words, answer?.errors.length ?? 0)}
        faults={(answer?.errors ?? []).map(({ message, name }) => ({ fieldId: `${idPrefix}-${name}`, message }))}
        level={level}
        isDrawn
      />
      <Notice tone="error" title={answer?.notice?.title} text={answer?.notice?.text} level={level} isDrawn />
      <AdditionFields idPrefix={idPrefix} answer={answer} words={words} />
    </form>
  );
}

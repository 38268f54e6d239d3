import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { lazy, Suspense } from 'react';
import styles from './form.module.css';
import type { FormSettings } from './formSettings.ts';

interface ThankYouProps {
  companyName: string;
  /** Who answers, and when; missing where nothing is promised. */
  answerText?: string | undefined;
  /** The owner's words in place of all of these. */
  words?: FormSettings['thanks'] | undefined;
  /** On a sheet next to other things. */
  isSmall?: boolean;
  /** With these, the visitor may add to the request. R44. */
  handles?: LeadHandles | undefined;
  /** Sentences of all forms that the site's owner changed. */
  said: Words | undefined;
  /** Prefix of the ids of those fields. */
  idPrefix?: string;
  /** Brings the form back, for another message. */
  onAgain?: (() => void) | undefined;
}

// Loaded after sending: most visitors never see it.
const AdditionForm = lazy(() => import('./AdditionForm.tsx').then((module) => ({ default: module.AdditionForm })));

/** Replaces a form that was sent; its title takes focus. R35. */
export function ThankYou({
  companyName,
  answerText,
  words,
  isSmall = false,
  handles,
  said,
  idPrefix = 'thanks',
  onAgain,
}: ThankYouProps) {
  return (
    <div>
      <h2 tabIndex={-1} className={isSmall ? undefined : styles.thanksTitle}>
        {words?.title ?? say(said, 'thanksTitle', { company: companyName })}
      </h2>
      <p className={styles.thanksText}>
        {words?.text ?? [say(said, 'thanksText'), answerText].filter(Boolean).join(' ')}
      </p>
      {handles ? (
        <Suspense>
          <AdditionForm handles={handles} idPrefix={idPrefix} words={said} />
        </Suspense>
      ) : null}
      {onAgain ? (
        <p className={styles.again}>
          <Button tone="outline" size="small" onClick={onAgain}>
            {say(said, 'writeAgain')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

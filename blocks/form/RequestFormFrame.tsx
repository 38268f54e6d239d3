import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say, saySummary } from '@frontage/contract/words/formTexts.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import { SendingButton } from '@frontage/design/kit/SendingButton/SendingButton.tsx';
import type { ReactNode } from 'react';
import { ConsentBox } from './ConsentBox.tsx';
import { ConsentNote } from './ConsentNote.tsx';
import styles from './form.module.css';
import { type FormSettings, formElementId } from './formSettings.ts';
import { HiddenFields, Honeypot } from './HiddenFields.tsx';
import { KeptLine } from './KeptLine.tsx';
import type { useRequestForm } from './useRequestForm.ts';

interface RequestFormFrameProps {
  settings: FormSettings;
  request: ReturnType<typeof useRequestForm>;
  /** Names the form for screen readers. */
  labelledBy: string;
  buttonText: string;
  tone: 'accent' | 'ink';
  consentFieldName?: string | undefined;
  isPaired?: boolean;
  children: ReactNode;
}

/** What all forms share: a real form for visitors without script, the honeypot, errors above, button and note below. */
export function RequestFormFrame(props: RequestFormFrameProps) {
  const { settings, request, labelledBy, buttonText, tone, consentFieldName, isPaired = false, children } = props;
  const { words } = settings;
  return (
    <form
      ref={request.element}
      id={formElementId(settings)}
      className={isPaired ? `${styles.form} ${styles.paired}` : styles.form}
      method="post"
      encType="multipart/form-data"
      action={`${backendAddress}${paths.sendMail}`}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        void request.submit();
      }}
      onFocus={request.touch}
      onChange={request.change}
      {...{ [formMarks.form]: settings.formId }}
    >
      <HiddenFields settings={settings} formToken={request.token.formToken} />
      <Honeypot settings={settings} name={request.token.honeypotName} />
      <ErrorSummary
        ref={request.summaryRef}
        title={saySummary(words, request.faults.length)}
        errorWord={say(words, 'errorInTitle')}
        faults={request.faults}
        isDrawn={settings.answer !== undefined}
      />
      <Notice
        ref={request.noticeRef}
        isDrawn={settings.answer !== undefined}
        tone={request.notice?.kind === 'duplicate' ? 'plain' : 'error'}
        title={request.notice?.title}
        text={request.notice?.text}
      >
        {request.notice?.restore ? (
          <Button tone="outline" size="small" onClick={request.notice.restore}>
            {say(words, 'restoreTyped')}
          </Button>
        ) : null}
      </Notice>
      {request.isRestored ? <KeptLine onDiscard={request.discard} words={words} /> : null}
      {children}
      <div className={styles.foot}>
        {consentFieldName ? <ConsentBox settings={settings} name={consentFieldName} /> : null}
        <SendingButton
          label={buttonText}
          sendingLabel={say(words, 'sending')}
          isSending={request.isSending}
          tone={tone}
        />
        <ConsentNote settings={settings} />
      </div>
    </form>
  );
}

import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { fileTexts, saySummary } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import { SendingButton } from '@frontage/design/kit/SendingButton/SendingButton.tsx';
import type { ReactNode } from 'react';
import { ConsentBox } from '../ConsentBox.tsx';
import { ConsentNote } from '../ConsentNote.tsx';
import styles from '../form.module.css';
import { type FormSettings, fieldId, formElementId } from '../formSettings.ts';
import { HiddenFields, Honeypot } from '../HiddenFields.tsx';
import { KeptPlace } from '../KeptLine.tsx';
import { wordMarks } from '../scriptWords.ts';

interface EnhancedFormProps {
  settings: FormSettings;
  /** Path of the call on the backend. */
  path: string;
  labelledBy: string;
  hasFiles?: boolean;
  /** Fields that are sent as they are. */
  fixed?: Record<string, string>;
  className?: string | undefined;
  /** Sentences that only the script of this form says. */
  says?: Words;
  /** Marks of the block that the form belongs to. */
  marks?: Record<string, string>;
  children: ReactNode;
}

/**
 * A form of HTML alone: the browser can send it without script, and `enhanceOnTouch` sends it in place and writes the
 * answer where a page that is drawn with one shows it.
 */
export function EnhancedForm(props: EnhancedFormProps) {
  const { settings, path, labelledBy, hasFiles = false, fixed = {}, className, says, marks, children } = props;
  return (
    <form
      id={formElementId(settings)}
      className={className}
      method="post"
      {...(hasFiles ? { encType: 'multipart/form-data' } : {})}
      action={`${backendAddress}${path}`}
      aria-labelledby={labelledBy}
      {...{
        [formMarks.form]: settings.formId,
        [formMarks.enhanced]: settings.email,
        ...(settings.next ? { [formMarks.next]: settings.next } : {}),
        ...wordMarks(settings, { ...(hasFiles ? fileTexts : {}), ...says }),
        ...marks,
      }}
    >
      <HiddenFields settings={settings} formToken={settings.formToken} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot settings={settings} name={settings.honeypotName} />
      {children}
    </form>
  );
}

interface FormAnswersProps {
  settings: Pick<FormSettings, 'answer' | 'idPrefix' | 'words'>;
  /** Level of their headings. */
  level?: 2 | 3;
}

/**
 * The places of summary, notice and the line about kept text: as the host answered, then as the script writes. Until
 * then they are wordless, because text browsers show what is hidden.
 */
export function FormAnswers({ settings, level = 3 }: FormAnswersProps) {
  const { errors = [], notice } = settings.answer ?? {};
  const faults = errors.map(({ name, message }) => ({ fieldId: fieldId(settings, name), message }));
  return (
    <>
      <ErrorSummary title={saySummary(settings.words, faults.length)} faults={faults} level={level} isDrawn />
      <Notice tone="error" title={notice?.title} text={notice?.text} level={level} isDrawn>
        <Button tone="outline" size="small" hidden {...{ [formMarks.restore]: '' }}>
          {null}
        </Button>
      </Notice>
      <KeptPlace />
    </>
  );
}

interface FormFootProps {
  settings: FormSettings;
  buttonText: string;
  consentFieldName?: string | undefined;
}

/** The button, and what pressing it means. */
export function FormFoot({ settings, buttonText, consentFieldName }: FormFootProps) {
  return (
    <div className={styles.foot}>
      {consentFieldName ? <ConsentBox settings={settings} name={consentFieldName} /> : null}
      <SendingButton label={buttonText} sendingLabel="" isSending={false} tone="accent" />
      <ConsentNote settings={settings} />
    </div>
  );
}

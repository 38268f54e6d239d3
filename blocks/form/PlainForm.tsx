import { backendAddress } from '@frontage/client/backendAddress.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { summaryTitle } from '@frontage/contract/contact/messages.ts';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import type { ReactNode } from 'react';
import { type FormSettings, formElementId } from './formSettings.ts';
import { HiddenFields, Trap } from './HiddenFields.tsx';

interface PlainFormProps {
  settings: Omit<FormSettings, 'formToken' | 'trapName'> & Partial<Pick<FormSettings, 'formToken' | 'trapName'>>;
  /** Path of the call on the backend. */
  path: string;
  /** Fields that are sent as they are. */
  fixed: Record<string, string>;
  labelledBy: string;
  /** The version of the note that stands at this form, where it is not the usual one. */
  consentVersion?: string;
  /** Of the headings within, which tell what is wrong. */
  level?: 2 | 3;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A short form that the browser sends by itself, with the marks that the server writes its answer into. The browser
 * checks the fields, so that a slip is told before anything travels.
 */
export function PlainForm(props: PlainFormProps) {
  const { settings, path, fixed, labelledBy, consentVersion, level = 3, className, children } = props;
  return (
    <form
      id={formElementId(settings)}
      className={className}
      method="post"
      action={`${backendAddress}${path}`}
      aria-labelledby={labelledBy}
      {...{ [formMarks.form]: settings.formId }}
    >
      <HiddenFields settings={settings} formToken={settings.formToken ?? ''} consentVersion={consentVersion} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {settings.trapName ? <Trap settings={settings} name={settings.trapName} /> : null}
      <ErrorSummary title={summaryTitle(1)} faults={[]} level={level} />
      <Notice tone="error" title={undefined} text={undefined} level={level} />
      {children}
    </form>
  );
}

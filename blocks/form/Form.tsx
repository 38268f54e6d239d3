import { backendAddress } from '@frontage/client/backendAddress.ts';
import { consentBoxLabel } from '@frontage/contract/contact/fieldTexts.ts';
import {
  consentField,
  eventField,
  formMarks,
  hiddenFields,
  originField,
  vacancyField,
} from '@frontage/contract/contact/formMarkup.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say, saySummary } from '@frontage/contract/words/formTexts.ts';
import { Button, SendingButton } from '@frontage/design/kit/Button/Button.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { CheckBox } from '@frontage/design/kit/Field/Field.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import type { ReactNode } from 'react';
import { FormField, Line } from './FormField.tsx';
import styles from './form.module.css';
import { type FormSettings, formElementId, takesFiles, typedIn } from './formLook.ts';
import { fieldOf } from './questionsOf.ts';
import { type Form, FormProvider } from './useForm.ts';

interface FormProps {
  form: Form;
  /** The fields with their foot, where they are not those of {@link FormParts}. */
  children?: ReactNode;
}

/**
 * A real form for visitors without script: what every form says above its fields, the fields, and the button. The same
 * on the host and in the browser.
 */
export function DrawnForm({ form, children = <FormParts form={form} /> }: FormProps) {
  const { look } = form;
  const { className = `${styles.form} ${styles.paired}`, isPart, labelledBy, path = paths.sendMail, settings } = look;
  const isOfFiles = path === paths.sendMail || takesFiles(look);
  const inside = (
    <FormProvider value={form}>
      <HiddenFields settings={settings} formToken={form.token.formToken} />
      {Object.entries(look.fixed ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.token.honeypotName ? <Honeypot settings={settings} name={form.token.honeypotName} /> : null}
      {look.isAnsweredAround && !form.element ? null : <FormAnswers form={form} />}
      {children}
    </FormProvider>
  );
  if (isPart) {
    return (
      <div ref={form.setElement} className={className}>
        {inside}
      </div>
    );
  }
  return (
    <form
      ref={form.setElement}
      id={formElementId(settings)}
      className={className}
      method="post"
      {...(isOfFiles ? { encType: 'multipart/form-data' } : {})}
      action={`${backendAddress}${path}`}
      noValidate
      aria-labelledby={labelledBy}
      {...{ [formMarks.form]: settings.formId }}
    >
      {inside}
    </form>
  );
}

/** What every form tells the server besides what was typed. */
function HiddenFields({
  settings,
  formToken,
}: {
  settings: Pick<FormSettings, 'answer' | 'eventSlug' | 'formId' | 'note' | 'pagePath' | 'vacancy'>;
  formToken: string;
}) {
  // Only where the host shows the form again: what it knew of the first page view goes along.
  const origin = typedIn(settings, originField);
  return (
    <>
      <input type="hidden" name={hiddenFields.formId} value={settings.formId} />
      <input type="hidden" name={hiddenFields.formToken} value={formToken} />
      <input type="hidden" name={hiddenFields.pagePath} value={settings.pagePath} />
      <input type="hidden" name={hiddenFields.consentVersion} value={settings.note?.version ?? consentNote.version} />
      <input type="hidden" name={hiddenFields.emailAsked} defaultValue={typedIn(settings, 'email') ?? ''} />
      {origin ? <input type="hidden" name={originField} value={origin} /> : null}
      {settings.eventSlug ? <input type="hidden" name={eventField} value={settings.eventSlug} /> : null}
      {settings.vacancy ? <input type="hidden" name={vacancyField} value={settings.vacancy} /> : null}
    </>
  );
}

/** The field that programs fill in, and people never see: only text browsers show it, so its label says so. R33. */
function Honeypot({ settings, name }: { settings: Pick<FormSettings, 'idPrefix' | 'words'>; name: string }) {
  const id = `${settings.idPrefix}-${name}`;
  return (
    <div className={styles.aside} aria-hidden="true">
      <label htmlFor={id}>{`${name.replaceAll('_', ' ')}: ${say(settings.words, 'leaveEmpty')}`}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What is to be said of the form as a whole, above its fields. */
function FormAnswers({ form }: Pick<FormProps, 'form'>) {
  const { level, settings } = form.look;
  const { words } = settings;
  // Nothing on the page may depend on what we know about a reader's address. R48.
  const notice = isQuiet(form) ? undefined : form.notice;
  return (
    <>
      <ErrorSummary
        ref={form.summaryRef}
        title={saySummary(words, form.faults.length)}
        errorWord={say(words, 'errorInTitle')}
        faults={form.faults}
        level={level ?? 3}
        isDrawn={form.answer !== undefined}
      />
      <Notice
        ref={form.noticeRef}
        isDrawn={form.answer !== undefined}
        tone={notice?.kind === 'duplicate' ? 'plain' : 'error'}
        title={notice?.title}
        text={notice?.text}
        level={level ?? 3}
      >
        {notice?.restore ? (
          <Button tone="outline" size="small" onClick={notice.restore}>
            {say(words, 'restoreTyped')}
          </Button>
        ) : null}
      </Notice>
      {form.isRestored ? (
        <p className={styles.kept}>
          {say(words, 'keptTyped')}{' '}
          <button type="button" className={styles.discard} onClick={form.discard}>
            {say(words, 'discardTyped')}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** A failure that only the console and the button tell. */
const isQuiet = ({ answer, look, notice }: Form) =>
  look.path === paths.subscribe && notice?.kind === 'failure' && notice.text !== answer?.notice?.text;

/** Fields of a form of the site, in order. */
export const Fields = ({ names }: { names: readonly string[] }) =>
  names.map((name) => <FormField key={name} name={name} />);

/** The fields in order, then the button and what pressing it means. */
function FormParts({ form }: Pick<FormProps, 'form'>) {
  const { names, row, settings } = form.look;
  const inRow = row ? ['email'] : [];
  return (
    <>
      <Fields names={names.filter((name) => !inRow.includes(name))} />
      {row ? (
        <>
          <div className={row.row}>
            <Line question={fieldOf(form.look, 'email')} className={row.field} />
            {row.button ? (
              <div className={row.button}>
                <Sending form={form} />
              </div>
            ) : (
              <Sending form={form} />
            )}
          </div>
          {row.hasNote ? <ConsentNote settings={settings} /> : null}
        </>
      ) : (
        <FormFoot form={form} />
      )}
    </>
  );
}

/** The button, and what pressing it means. */
export function FormFoot({ form }: Pick<FormProps, 'form'>) {
  const { consentFieldName: name, settings } = form.look;
  return (
    <div className={styles.foot}>
      {name ? (
        <>
          <input type="hidden" name={consentField} value={name} />
          <CheckBox
            id={`${settings.idPrefix}-consent.box`}
            name={name}
            label={settings.words?.consentBox ?? consentBoxLabel}
            defaultChecked={typedIn(form, name) !== undefined}
            {...{ [formMarks.unkept]: '' }}
          />
        </>
      ) : null}
      <Sending form={form} />
      <ConsentNote settings={settings} />
    </div>
  );
}

export function Sending({ form }: Pick<FormProps, 'form'>) {
  const { buttonText, settings, tone = 'accent' } = form.look;
  return (
    <SendingButton
      label={isQuiet(form) ? say(settings.words, 'tryAgain') : (form.label ?? buttonText)}
      sendingLabel={say(settings.words, 'sending')}
      isSending={form.isSending}
      tone={tone}
    />
  );
}

interface ConsentNoteProps {
  settings: Pick<FormSettings, 'note' | 'privacyPath'>;
  className?: string | undefined;
  /** Said before it. */
  lead?: string;
}

/** R30: what sending agrees to. The first mention of the policy leads to it. */
export function ConsentNote({ className, lead, settings }: ConsentNoteProps) {
  const { text, policy = 'privacy policy' }: NonNullable<FormSettings['note']> = settings.note ?? consentNote;
  const [before = '', ...rest] = text.split(policy);
  return (
    <p className={[styles.note, className].filter(Boolean).join(' ')}>
      {lead ? `${lead} ${before}` : before}
      <a href={settings.privacyPath}>{policy}</a>
      {rest.join(policy)}
    </p>
  );
}

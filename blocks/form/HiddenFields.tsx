import { eventField, hiddenFields, originField, vacancyField } from '@frontage/contract/contact/formMarkup.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import styles from './form.module.css';
import type { FormSettings } from './formSettings.ts';
import { typedIn } from './placedAnswer.ts';

/** What every form tells the server besides what was typed. */
export function HiddenFields({
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
export function Honeypot({ settings, name }: { settings: Pick<FormSettings, 'idPrefix' | 'words'>; name: string }) {
  const id = `${settings.idPrefix}-${name}`;
  return (
    <div className={styles.aside} aria-hidden="true">
      <label htmlFor={id}>{`${name.replaceAll('_', ' ')}: ${say(settings.words, 'leaveEmpty')}`}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

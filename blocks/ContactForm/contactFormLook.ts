import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { describedForm, followingForm } from '@frontage/contract/forms/ownForm.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { upcomingEvent } from '../EventBanner/upcomingEvent.ts';
import { asksCompany, contactAsked } from '../form/formFields.ts';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf, messageOf } from '../form/formSettingsOf.ts';
import { scriptSettings } from '../form/scriptWords.ts';

/** False for a form that gives away seats at an event that has ended or is full. R11. */
export function isFormOpen({ block, page }: BlockProps<BlockOf<'contact_form'>>): boolean {
  if (block.eventSlug === undefined) return true;
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  return event !== undefined && event.seatsTaken < event.seats;
}

/** What the form's script gets from its block and page. */
export function contactFormLook({ block, page, id }: BlockProps<BlockOf<'contact_form'>>) {
  const anchor = block.anchor ?? contactFormAnchor;
  const own = page.ownForms?.[block.formId];
  const form = describedForm(block.formId, own);
  const shown = {
    showSurname: block.showSurname ?? false,
    showFile: block.showFile ?? false,
    ...(asksCompany(form) ? {} : { showCompany: false }),
  };
  return {
    settings: scriptSettings(
      formSettingsOf(page, {
        formId: block.formId,
        idPrefix: id,
        anchor,
        fields: [...contactAsked(own, shown), ...(block.attachments ?? []).map(({ field }) => field)],
        worded: {
          message: messageOf(block),
          ...Object.fromEntries((block.attachments ?? []).map(({ field, label }) => [field, { label }])),
        },
        eventSlug: block.eventSlug,
        vacancy: block.vacancy,
        note: form?.note,
      }),
    ),
    buttonText: buttonTextOf(page, block.formId, block.buttonText),
    labelledBy: `${id}-heading`,
    consentFieldName: block.consentFieldName,
    ...shown,
    attachments: block.attachments,
    offersMore:
      followingForm(block.formId, own) === 'more' &&
      block.eventSlug === undefined &&
      (block.attachments ?? []).length === 0,
    messageLabel: block.messageLabel,
    messagePlaceholder: block.messagePlaceholder,
    ghostLabel: block.ghostLabel,
    receivedLabel: block.receivedLabel,
  };
}

import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { OwnFields } from '@frontage/contract/forms/ownFields.ts';
import { describedForm, followingForm } from '@frontage/contract/forms/ownForm.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { upcomingEvent } from '../EventBanner/upcomingEvent.ts';
import { contactAsked } from '../form/formFields.ts';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';

/** False for a form that asks for seats at an event which has ended or is full. R11. */
export function isFormOpen({ block, page }: BlockProps<BlockOf<'contact_form'>>): boolean {
  if (block.eventSlug === undefined) return true;
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  return event !== undefined && event.seatsTaken < event.seats;
}

/** What the form's script is told of its block and page. */
export function contactFormLook({ block, page, id }: BlockProps<BlockOf<'contact_form'>>) {
  const anchor = block.anchor ?? contactFormAnchor;
  return {
    settings: formSettingsOf(page, {
      formId: block.formId,
      idPrefix: id,
      anchor,
      fields: placesIn(block, page.ownForms?.[block.formId]),
      eventSlug: block.eventSlug,
      note: describedForm(block.formId, page.ownForms?.[block.formId])?.note,
    }),
    buttonText: buttonTextOf(page, block.formId, block.buttonText),
    labelledBy: `${id}-heading`,
    consentFieldName: block.consentFieldName,
    showSurname: block.showSurname ?? false,
    showFile: block.showFile ?? false,
    attachments: block.attachments,
    offersMore:
      followingForm(block.formId, page.ownForms?.[block.formId]) === 'more' &&
      block.eventSlug === undefined &&
      (block.attachments ?? []).length === 0,
    messageLabel: block.messageLabel,
    messagePlaceholder: block.messagePlaceholder,
    ghostLabel: block.ghostLabel,
    receivedLabel: block.receivedLabel,
  };
}

/** The fields that this form has: what is wrong with another one is told above them. */
function placesIn({ attachments = [], ...shown }: BlockOf<'contact_form'>, own: OwnFields | undefined): string[] {
  return [...contactAsked(own, shown), ...attachments.map(({ field }) => field)];
}

import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { upcomingEvent } from '../EventBanner/upcomingEvent.ts';
import { contactFormFields } from '../form/formFields.ts';
import { formSettingsOf } from '../form/formSettings.ts';

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
      fields: placesIn(block),
      eventSlug: block.eventSlug,
    }),
    buttonText: block.buttonText,
    labelledBy: `${id}-heading`,
    consentFieldName: block.consentFieldName,
    showSurname: block.showSurname ?? false,
    showFile: block.showFile ?? false,
    attachments: block.attachments,
    offersMore: block.eventSlug === undefined && (block.attachments ?? []).length === 0,
    messageLabel: block.messageLabel,
    messagePlaceholder: block.messagePlaceholder,
    ghostLabel: block.ghostLabel,
    receivedLabel: block.receivedLabel,
  };
}

/** The fields that this form has: what is wrong with another one is told above them. */
function placesIn({ attachments = [], showFile, showSurname }: BlockOf<'contact_form'>): string[] {
  const files = [...attachments.map(({ field }) => field), ...(showFile ? ['file'] : [])];
  return [...contactFormFields.filter((name) => showSurname || name !== 'surname'), 'country', ...files];
}

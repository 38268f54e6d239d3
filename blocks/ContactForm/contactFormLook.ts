import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { followingForm } from '@frontage/contract/forms/ownForm.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { upcomingEvent } from '../EventBanner/upcomingEvent.ts';
import { contactLookOf } from '../form/contactLookOf.ts';
import { messageOf } from '../form/formLookOf.ts';

/** False for a form that gives away seats at an event that has ended or is full. R11. */
export function isFormOpen({ block, page }: BlockProps<BlockOf<'contact_form'>>): boolean {
  if (block.eventSlug === undefined) return true;
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  return event !== undefined && event.seatsTaken < event.seats;
}

/** What the form's script gets from its block and page. */
export function contactFormLook({ block, page, id }: BlockProps<BlockOf<'contact_form'>>) {
  const { attachments = [], eventSlug, formId, ghostLabel, receivedLabel, vacancy } = block;
  const own = page.ownForms?.[formId];
  return {
    look: contactLookOf(page, {
      ...{ eventSlug, formId, idPrefix: id, vacancy },
      anchor: block.anchor ?? contactFormAnchor,
      buttonText: block.buttonText,
      byBlock: [...(block.showSurname ? ['surname'] : []), ...(block.showFile ? ['file'] : [])],
      consentFieldName: block.consentFieldName,
      files: attachments.map(({ field }) => field),
      labelledBy: `${id}-heading`,
      worded: {
        ...(block.messageLabel || block.messagePlaceholder ? { message: messageOf(block) } : {}),
        ...Object.fromEntries(attachments.map(({ field, label }) => [field, { label }])),
      },
    }),
    // An application is answered on a day that its page names.
    isApplication: attachments.length > 0 || undefined,
    offersMore: followingForm(formId, own) === 'more' && eventSlug === undefined && attachments.length === 0,
    ghostLabel,
    receivedLabel,
  };
}

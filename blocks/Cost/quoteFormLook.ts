import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { quoteFormFields } from '@frontage/contract/contact/formOrders.ts';
import { askedOf } from '@frontage/contract/forms/ownFields.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { buttonTextOf } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';
import { scriptSettings } from '../form/scriptWords.ts';

/** What the quote form's script gets from its block and page; undefined where a button is in its place. */
export function quoteFormLook({ block, page, id }: BlockProps<BlockOf<'cost'>>) {
  const { formHeading, formId, messageLabel, messagePlaceholder } = block;
  const isWhole = formHeading !== undefined && formId !== undefined && messageLabel !== undefined;
  if (block.isBanner || !isWhole || messagePlaceholder === undefined) return undefined;
  return {
    settings: scriptSettings(
      formSettingsOf(page, {
        formId,
        idPrefix: `${id}-quote`,
        anchor: id,
        fields: askedOf(page.ownForms?.[formId], quoteFormFields),
        worded: { message: { label: messageLabel, placeholder: messagePlaceholder } },
      }),
    ),
    heading: withAnswerTime(formHeading, page.site),
    messageLabel,
    messagePlaceholder,
    otherWay: block.otherWay,
    buttonText: buttonTextOf(page, formId, block.buttonText),
  };
}

import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { quoteFormFields } from '../form/formFields.ts';
import { formSettingsOf } from '../form/formSettings.ts';

/** What the quote form's script is told of its block and page; undefined where a button stands in its place. */
export function quoteFormLook({ block, page, id }: BlockProps<BlockOf<'cost'>>) {
  const { formHeading, formId, messageLabel, messagePlaceholder } = block;
  const isWhole = formHeading !== undefined && formId !== undefined && messageLabel !== undefined;
  if (block.isBanner || !isWhole || messagePlaceholder === undefined) return undefined;
  return {
    settings: formSettingsOf(page, {
      formId,
      idPrefix: `${id}-quote`,
      anchor: id,
      fields: quoteFormFields,
    }),
    heading: withAnswerTime(formHeading, page.site),
    messageLabel,
    messagePlaceholder,
    buttonText: block.buttonText,
  };
}

import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { quoteFormFields } from '../form/formFields.ts';
import { formSettingsOf } from '../form/formSettings.ts';

/** What the quote form's script is told of its block and page. */
export function quoteFormLook({ block, page, id }: BlockProps<BlockOf<'cost'>>) {
  return {
    settings: formSettingsOf(page, {
      formId: block.formId,
      idPrefix: `${id}-quote`,
      anchor: id,
      fields: quoteFormFields,
    }),
    heading: block.formHeading,
    messageLabel: block.messageLabel,
    messagePlaceholder: block.messagePlaceholder,
    buttonText: block.buttonText,
  };
}

import type { BlockOf } from '@frontage/contract/blocks.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { formSettingsOf } from '../form/formSettings.ts';

/** What the form's script is told of its block and page. */
export function contactFormLook({ block, page, id }: BlockProps<BlockOf<'contact_form'>>) {
  const anchor = block.anchor ?? contactFormAnchor;
  return {
    settings: formSettingsOf(page, { formId: block.formId, idPrefix: id, anchor }),
    buttonText: block.buttonText,
    labelledBy: `${id}-heading`,
    consentFieldName: block.consentFieldName,
    showSurname: block.showSurname ?? false,
    showFile: block.showFile ?? false,
    ghostLabel: block.ghostLabel,
    receivedLabel: block.receivedLabel,
  };
}

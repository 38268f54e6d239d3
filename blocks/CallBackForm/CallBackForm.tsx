import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { FormSheet } from '../form/FormSheet.tsx';
import { formLookOf } from '../form/formLookOf.ts';

/** A request to be called. It needs no script, and asks for no address. R60. */
export function CallBackForm({ block, page, id }: BlockProps<BlockOf<'call_back_form'>>) {
  const look = formLookOf(page, {
    ...{ anchor: id, buttonText: block.buttonText, formId: block.formId },
    form: formTable['call-back'],
    idPrefix: `${id}-call`,
    labelledBy: `${id}-heading`,
  });
  return <FormSheet id={id} look={look} heading={block.heading} lead={withAnswerTime(block.lead, page.site)} />;
}

import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import form from '../form/form.module.css';
import { formLookOf } from '../form/formLookOf.ts';

/** What the quote form's script gets from its block and page; undefined where a button is in its place. */
export function quoteFormLook({ block, page, id }: BlockProps<BlockOf<'cost'>>) {
  const { formHeading, formId, messageLabel: label, messagePlaceholder: placeholder } = block;
  const isWhole = formHeading !== undefined && formId !== undefined && label !== undefined;
  if (block.isBanner || !isWhole || placeholder === undefined) return undefined;
  const idPrefix = `${id}-quote`;
  return {
    look: formLookOf(page, {
      ...{ anchor: id, buttonText: block.buttonText, formId, idPrefix },
      className: form.form,
      form: formTable.quote,
      labelledBy: `${idPrefix}-heading`,
      tone: 'ink',
      worded: { message: { label, placeholder } },
    }),
    heading: withAnswerTime(formHeading, page.site),
    otherWay: block.otherWay,
  };
}

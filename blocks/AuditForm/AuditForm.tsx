import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { formLookOf, messageOf } from '../form/formLookOf.ts';

/** A request for an audit on a field sheet. The browser can send it without script. R45. */
export function AuditForm({ block, page, id }: BlockProps<BlockOf<'audit_form'>>) {
  const { buttonText, consentFieldName, fileLabel, formId } = block;
  const look = formLookOf(page, {
    ...{ anchor: id, buttonText, consentFieldName, formId },
    form: formTable.audit,
    idPrefix: `${id}-audit`,
    labelledBy: `${id}-heading`,
    worded: { message: messageOf(block), file: { label: fileLabel } },
  });
  return (
    <FormSheet
      id={id}
      look={look}
      heading={block.heading}
      lead={withAnswerTime(block.lead, page.site)}
      beside={<Facts facts={block.facts} />}
    />
  );
}

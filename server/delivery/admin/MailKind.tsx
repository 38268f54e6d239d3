import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { mailKind } from '../mailKinds.ts';

/** The kind of an email, in lists. */
export function MailKindCell({ cellData }: DefaultServerCellComponentProps) {
  return mailKind(cellData);
}

/** The kind of an email, in its form. */
export function MailKindField({ data }: TextFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">Kind</p>
      <p>{mailKind(data?.kind)}</p>
    </div>
  );
}

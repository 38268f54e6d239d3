import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload';
import { mailKind } from '../mailKinds.ts';

/** In lists of emails. */
export function MailKindCell({ cellData }: DefaultServerCellComponentProps) {
  return mailKind(cellData);
}

/** Beside an email. */
export function MailKindField({ data }: TextFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">Kind</p>
      <p>{mailKind(data?.kind)}</p>
    </div>
  );
}

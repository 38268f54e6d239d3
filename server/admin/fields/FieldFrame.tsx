import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui';
import type { DateFieldClientProps, TextFieldClientProps } from 'payload';
import type { ReactNode } from 'react';

type FieldFrameProps = Pick<DateFieldClientProps | TextFieldClientProps, 'field' | 'path'> & {
  /** Of the input that the label names. */
  id: string;
  showError: boolean;
  children: ReactNode;
};

/** Around an input of our own, what Payload has around its own: label, fault and help. */
export function FieldFrame({ children, field, id, path, showError }: FieldFrameProps) {
  return (
    <div className={`field-type ${field.admin?.className ?? ''}`}>
      <FieldLabel htmlFor={id} label={field.label ?? field.name} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      {children}
      {field.admin?.description ? <FieldDescription description={field.admin.description} path={path} /> : null}
    </div>
  );
}

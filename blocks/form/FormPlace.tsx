import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type { ReactNode } from 'react';
import type { FormLook } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';

interface FormPlaceProps {
  look: FormLook;
  className?: string | undefined;
  /** The script of its page wakes it. */
  hasOwnScript?: boolean;
  /** The form, where its fields are not those of the site. */
  children?: ReactNode;
}

/** A form in a page, with what its script draws it by: React takes it over at the first touch (`wakeForms`). */
export function FormPlace({
  look,
  className,
  hasOwnScript = false,
  children = <PlacedForm look={look} />,
}: FormPlaceProps) {
  return (
    <div
      className={className}
      {...{ [formMarks.look]: JSON.stringify(look), ...(hasOwnScript ? { [formMarks.ownScript]: '' } : {}) }}
    >
      {children}
    </div>
  );
}

import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { QuestionForm } from '../FormBlock/QuestionForm.tsx';
import { CountryForm } from './CountryForm.tsx';
import type { FormLook } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';

interface FormPlaceProps {
  look: FormLook;
  className?: string | undefined;
  /** The script of its page wakes it. */
  hasOwnScript?: boolean;
}

/** A form in a page, with what its script draws it by: React takes it over at the first touch (`wakeForms`). */
export function FormPlace({ look, className, hasOwnScript = false }: FormPlaceProps) {
  // As in `hydrateForm`, which loads them.
  const View = look.questions ? QuestionForm : look.names.includes('country') ? CountryForm : PlacedForm;
  return (
    <div
      className={className}
      {...{ [formMarks.look]: JSON.stringify(look), ...(hasOwnScript ? { [formMarks.ownScript]: '' } : {}) }}
    >
      <View look={look} />
    </div>
  );
}

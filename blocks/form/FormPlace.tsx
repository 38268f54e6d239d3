import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { QuestionForm } from '../FormBlock/QuestionForm.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { CountryForm } from './CountryField.tsx';
import { type FormLook, viewOf } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';

const views = { country: CountryForm, plain: PlacedForm, questions: QuestionForm };

interface FormPlaceProps {
  look: FormLook;
  className?: string | undefined;
  /** The script of its page wakes it. */
  hasOwnScript?: boolean;
}

/** A form in a page, with what its script draws it by: React takes it over at the first touch (`wakeForms`). */
export function FormPlace({ look, className, hasOwnScript = false }: FormPlaceProps) {
  const View = views[viewOf(look)];
  return (
    <div
      className={className}
      {...{ [formMarks.look]: JSON.stringify(look), ...(hasOwnScript ? { [formMarks.ownScript]: '' } : {}) }}
    >
      <View look={look} File={AttachmentField} />
    </div>
  );
}

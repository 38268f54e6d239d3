import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters, projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { Field, FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';

const { addition, projectTypes: wanted, timeline } = fieldTexts;

/** What may be added to a request after sending: the same with and without script. design: states-3-thank-you */
export function AdditionFields({ idPrefix, isSending = false }: { idPrefix: string; isSending?: boolean }) {
  return (
    <>
      <FieldGroup id={`${idPrefix}-projectTypes`} name="projectTypes" label={wanted.label}>
        <ChoiceChips kind="checkbox" name="projectTypes" options={projectTypes} />
      </FieldGroup>
      <FieldGroup id={`${idPrefix}-timeline`} name="timeline" label={timeline.label}>
        <ChoiceChips kind="radio" name="timeline" options={timelines} />
      </FieldGroup>
      <Field id={`${idPrefix}-note`} name="note" label={addition.note} optional={fieldTexts.optional}>
        <TextArea id={`${idPrefix}-note`} name="note" rows={3} maxLength={maxCharacters.message} />
      </Field>
      <div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {addition.button}
        </Button>
      </div>
    </>
  );
}

/** The heading of the form, and that it may be left alone. */
export function AdditionHead({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <div>
      <h3 id={id}>{addition.heading}</h3>
      <p className={className}>{addition.hint}</p>
    </div>
  );
}

import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters, projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { Field, FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import styles from './AdditionForm.module.css';

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
      <Field
        id={`${idPrefix}-note`}
        name="note"
        label={addition.note}
        optional={fieldTexts.optional}
        className={styles.note}
      >
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

interface AdditionHeadProps {
  id: string;
  /** Below that of the thank-you. */
  level?: 2 | 3;
  className?: string | undefined;
}

/** The heading of the form, and that it may be left alone. */
export function AdditionHead({ id, level = 3, className }: AdditionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading id={id}>{addition.heading}</Heading>
      <p className={className}>{addition.hint}</p>
    </div>
  );
}

import { maxCharacters, projectTypeTexts, timelineTexts } from '@frontage/contract/contact/limits.ts';
import { sayAddition } from '@frontage/contract/words/additionTexts.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { Field, FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import styles from './AdditionForm.module.css';
import { choicesOf } from './FormField.tsx';
import { chosenIn, errorAt, type PlacedAnswer, typedIn } from './placedAnswer.ts';

interface AdditionFieldsProps {
  idPrefix: string;
  isSending?: boolean;
  answer?: PlacedAnswer | undefined;
  words?: Words | undefined;
}

/**
 * The fields of what may be added to a request after sending: the same with and without script. design:
 * states-3-thank-you
 */
export function AdditionFields({ idPrefix, isSending = false, answer, words }: AdditionFieldsProps) {
  const settings = { answer, idPrefix };
  const chips = (name: string, kind: 'checkbox' | 'radio', label: string, choices: Words) => (
    <FieldGroup id={`${idPrefix}-${name}`} name={name} label={label} error={errorAt(settings, name)}>
      <ChoiceChips
        kind={kind}
        name={name}
        options={choicesOf(words, choices)}
        firstId={`${idPrefix}-${name}`}
        chosen={chosenIn(settings, name)}
      />
    </FieldGroup>
  );
  return (
    <>
      {chips('projectTypes', 'checkbox', say(words, 'additionWanted'), projectTypeTexts)}
      {chips('timeline', 'radio', say(words, 'additionTimeline'), timelineTexts)}
      <Field
        id={`${idPrefix}-note`}
        name="note"
        label={sayAddition(words, 'additionNote')}
        optional={say(words, 'optional')}
        error={errorAt(settings, 'note')}
        className={styles.note}
      >
        <TextArea
          id={`${idPrefix}-note`}
          name="note"
          rows={3}
          maxLength={maxCharacters.message}
          isInvalid={errorAt(settings, 'note') !== undefined}
          defaultValue={typedIn(settings, 'note')}
        />
      </Field>
      <div>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {sayAddition(words, 'additionButton')}
        </Button>
      </div>
    </>
  );
}

interface AdditionHeadProps {
  id: string;
  /** Level of its heading: below that of the thank-you. */
  level?: 2 | 3;
  className?: string | undefined;
  words?: Words | undefined;
}

/** The heading of the form, and a note that it is optional. */
export function AdditionHead({ id, level = 3, className, words }: AdditionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading id={id}>{sayAddition(words, 'additionHeading')}</Heading>
      <p className={className}>{sayAddition(words, 'additionHint')}</p>
    </div>
  );
}

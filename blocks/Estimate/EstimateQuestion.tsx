import { manyAnswers, type RateQuestion } from '@frontage/contract/estimate.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { FieldError } from '@frontage/design/kit/Field/Field.tsx';
import { type FormSettings, fieldId } from '../form/formSettings.ts';
import { chosenIn, errorAt } from '../form/placedAnswer.ts';
import styles from './Estimate.module.css';

interface EstimateQuestionProps {
  question: RateQuestion;
  settings: Pick<FormSettings, 'answer' | 'idPrefix'>;
}

/** One question with its answers as boxes. */
export function EstimateQuestion({ question, settings }: EstimateQuestionProps) {
  const { name, hint, options } = question;
  const id = fieldId(settings, name);
  const hintId = `${id}-hint`;
  return (
    <fieldset className={styles.question} aria-describedby={hint ? `${hintId} ${id}-error` : `${id}-error`}>
      <legend className={styles.legend}>{question.question}</legend>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <ChoiceChips
        name={name}
        kind={manyAnswers.includes(name) ? 'checkbox' : 'radio'}
        options={options.map(({ label, value }) => ({ label, value }))}
        chosen={chosenIn(settings, name)}
        firstId={id}
      />
      <FieldError id={`${id}-error`} name={name} error={errorAt(settings, name)} />
    </fieldset>
  );
}

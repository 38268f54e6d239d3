import type { QuestionControlProps } from '@frontage/blocks/FormBlock/QuestionControl.ts';
import { TextInput } from '@frontage/design/kit/Field/Field.tsx';
import styles from './Draught.module.css';

/** Metres, with the unit behind them. */
export function Draught({ question, typed, ...input }: QuestionControlProps) {
  return (
    <span className={styles.measure}>
      <TextInput {...input} inputMode="decimal" defaultValue={typed[0]} placeholder={question.placeholder ?? '4.2'} />
      <span aria-hidden="true">m</span>
    </span>
  );
}

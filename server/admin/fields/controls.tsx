import { type ComponentProps, useId } from 'react';
import styles from './fields.module.css';

interface LabelledProps extends ComponentProps<'input'> {
  title: string;
  hint?: string | undefined;
  /** What is wrong with what is typed; missing where nothing can be. */
  fault?: string | undefined;
  /** How many lines of text it shows; missing for text that has one. */
  rows?: number | undefined;
}

/** An input below its name. */
export function Labelled({ fault, hint, rows, title, ...input }: LabelledProps) {
  const id = useId();
  const Input = (rows ? 'textarea' : 'input') as 'input';
  const describedBy = [...(hint ? [`${id}-hint`] : []), ...(fault === undefined ? [] : [`${id}-fault`])].join(' ');
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      <Input
        id={id}
        {...(rows ? ({ rows } as object) : { type: 'text' })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {fault === undefined ? null : (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** A button that looks like a link. */
export const Plain = (button: ComponentProps<'button'>) => (
  <button type="button" data-look="link" className={styles.plain} {...button} />
);

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  title: string;
  onChoose?: (value: string) => void;
}

/** A list to choose from, below its name. */
export function Choice({ onChoose, title, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{title}</label>
      <select id={id} {...select} onChange={({ target }) => onChoose?.(target.value)} />
    </div>
  );
}

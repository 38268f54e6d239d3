import { type ButtonHTMLAttributes, type InputHTMLAttributes, type Ref, useId } from 'react';
import { say } from '../../admin/say.ts';

interface DoorFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'minLength' | 'type'> {
  label: string;
  name: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

export function DoorField({ hint, label, ...input }: DoorFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} required spellCheck={false} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** Sends the form. It looks like Payload's button, whose script would bring the editors of the whole admin along. */
export const DoorButton = (button: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'>) => (
  <button type="submit" className="btn btn--icon-style-without-border btn--size-large btn--style-primary" {...button} />
);

export const CodeField = (input: { ref?: Ref<HTMLInputElement> }) => (
  <DoorField
    label={say('Code on your phone, or a recovery code')}
    name="code"
    type="text"
    autoComplete="one-time-code"
    {...input}
  />
);

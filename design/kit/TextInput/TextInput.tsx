import type { ComponentProps } from 'react';
import control from '../Field/control.module.css';
import { describedBy } from '../Field/Field.tsx';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  id: string;
  isInvalid?: boolean;
}

/** An input of one line. Must be in a Field, which names it. */
export function TextInput({ id, isInvalid = false, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      id={id}
      type={type}
      className={control.control}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy(id)}
      {...rest}
    />
  );
}

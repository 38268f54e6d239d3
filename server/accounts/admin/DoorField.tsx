import type { ButtonHTMLAttributes, ComponentProps, Ref } from 'react';
import { Labelled } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';

export const DoorField = (input: ComponentProps<typeof Labelled>) => (
  <Labelled required spellCheck={false} {...input} />
);

/** Sends the form. It looks like Payload's button, whose script would bring the editors of the whole admin along. */
export const DoorButton = (button: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'>) => (
  <button type="submit" className="btn btn--icon-style-without-border btn--size-large btn--style-primary" {...button} />
);

export const CodeField = (input: { ref?: Ref<HTMLInputElement> }) => (
  <DoorField
    title={say('Code on your phone, or a recovery code')}
    name="code"
    type="text"
    autoComplete="one-time-code"
    {...input}
  />
);

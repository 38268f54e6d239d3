import type { Ref } from 'react';
import { say } from '../../admin/say.ts';
import { DoorField } from './DoorField.tsx';

/** The field for the second factor, shown where the account asks for one. */
export const CodeField = (input: { ref?: Ref<HTMLInputElement> }) => (
  <DoorField
    label={say('Code on your phone, or a recovery code')}
    name="code"
    type="text"
    autoComplete="one-time-code"
    {...input}
  />
);

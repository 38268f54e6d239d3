import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { useEffect, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { FormSettings } from './formSettings.ts';

/**
 * The errors of a form: those of the host's answer as the page was drawn, then, once `isAwake`, as the form finds them.
 */
export function useAnsweredErrors(
  form: UseFormReturn<ContactFields>,
  { answer }: Pick<FormSettings, 'answer'>,
): { errors: FieldErrors<ContactFields>; isAwake: boolean } {
  const [isAwake, setIsAwake] = useState(false);
  const { formState, setError } = form;
  // Read at the first rendering already: what nobody has read is not told of when it changes.
  const { errors } = formState;
  useEffect(() => {
    for (const { message, name } of answer?.errors ?? []) {
      setError(name as keyof ContactFields, { type: 'server', message });
    }
    setIsAwake(true);
  }, [answer, setError]);
  if (isAwake) return { errors, isAwake };
  const answered = (answer?.errors ?? []).map(({ message, name }) => [name, { type: 'server', message }]);
  return { errors: Object.fromEntries(answered), isAwake };
}

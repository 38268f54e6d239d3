'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Takes back that a new password is missing once it is typed: Payload (as of 3.90.2) says so as the fields open, and
 * forgets to take it back where they are filled before it looked at them, as password managers do. Saving was refused.
 */
export function useFilledPasswords(): void {
  useFilled('password');
  useFilled('confirm-password');
}

function useFilled(path: string): void {
  const { t } = useTranslation();
  const field = useFormFields(([fields]) => fields[path]);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const isFalselyMissing =
    Boolean(field?.value) && field?.valid === false && field.errorMessage === t('validation:required');
  useEffect(() => {
    if (isFalselyMissing) dispatch({ type: 'UPDATE', path, valid: true });
  }, [dispatch, isFalselyMissing, path]);
}

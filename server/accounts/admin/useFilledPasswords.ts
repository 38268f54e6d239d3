'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Clears a false "required" error of the password fields. Payload (as of 3.90.2) sets it as the fields open and does
 * not clear it where a password manager fills them before its first check, so saving was refused.
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

'use client';

import {
  FieldDescription,
  FieldError,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useCallback, useEffect } from 'react';
import { say } from '../../admin/say.ts';
import { askForPresent, passwordFault } from '../passwordFault.ts';

/** Also says while a new password is typed what is wrong with it: Payload clears the field of a refused one. */
export function PresentPassword({ field, path }: TextFieldClientProps) {
  useFilled('password');
  useFilled('confirm-password');
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const password = useFormFields(([fields]) => fields.password?.value);
  const fault = password ? passwordFault(password) : undefined;
  const isOwn = id !== undefined && user?.id === id;
  const isAsked = isOwn && Boolean(password);
  const validate = useCallback(
    (value: unknown) => {
      if (fault !== undefined) return say('New password: {fault}', { fault });
      return !isAsked || Boolean(value) || askForPresent();
    },
    [fault, isAsked],
  );
  const { showError } = useField({ path, validate });
  const description = fault === undefined ? field.admin?.description : say('New password: {fault}', { fault });
  return (
    <div className="field-type">
      {isOwn && <PasswordField autoComplete="current-password" field={field} path={path} validate={validate} />}
      {!isOwn && <FieldError path={path} showError={showError} />}
      {description && (isOwn || fault) && <FieldDescription description={description} path={path} />}
    </div>
  );
}

/**
 * Clears a false "required" error of a password field. Payload (as of 3.90.2) sets it as the field opens and does
 * not clear it where a password manager fills it before its first check, so saving was refused.
 */
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

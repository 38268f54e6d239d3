import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { useCallback, useRef, useState } from 'react';
import type { FormSettings } from './formSettings.ts';

/** What it takes to send is loaded on the first touch: most visitors read a form and leave it. */
export const loadSending = () => import('@frontage/client/sendMail.ts');

/**
 * The token of a form: the one of the page at first, a fresh one from the first touch on, since a page may have been
 * built long ago. R33.
 */
export function useFormToken(settings: FormSettings) {
  const [token, setToken] = useState<FormToken>({ formToken: settings.formToken, honeypotName: settings.honeypotName });
  const asked = useRef<Promise<FormToken> | undefined>(undefined);

  const refresh = useCallback(() => {
    asked.current = loadSending()
      .then(({ fetchFormToken }) => fetchFormToken(settings.formId))
      .then(
        (fresh) => {
          setToken(fresh);
          return fresh;
        },
        () => {
          // The page's own token may still do, and sending says what is wrong if it does not. Ask again next time.
          asked.current = undefined;
          return { formToken: settings.formToken, honeypotName: settings.honeypotName };
        },
      );
  }, [settings]);

  /** Asks once; called whenever the visitor touches the form. */
  const touch = useCallback(() => {
    if (!asked.current) refresh();
  }, [refresh]);

  /** The token to send: the fresh one if it was asked for, even while it is on its way. */
  const current = useCallback(async () => (await asked.current)?.formToken ?? settings.formToken, [settings]);

  return { honeypotName: token.honeypotName, formToken: token.formToken, touch, refresh, current };
}

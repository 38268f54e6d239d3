'use client';

import { themeNamed } from '@frontage/contract/preview.ts';
import { useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { say } from '../../admin/say.ts';
import { previewThemeKey, themeIn, withTheme } from '../themeOfAddress.ts';
import styles from './preview.module.css';

/** Selects the theme of the preview: that of the system, as visitors get it, or light or dark. */
export function ThemeSwitch() {
  const { appIsReady, isLivePreviewing, loadedURL, setAppIsReady, setURL, url } = useLivePreviewContext();
  const { setPreference } = usePreferences();
  const id = useId();

  // Payload (as of 3.90.2) takes the answer to a draft from before for another URL, and waits for a page that is there.
  useEffect(() => {
    if (!appIsReady && url && loadedURL === url) setAppIsReady(true);
  }, [appIsReady, loadedURL, setAppIsReady, url]);

  if (!isLivePreviewing || !url) return null;

  async function choose(name: string): Promise<void> {
    const theme = themeNamed(name);
    // Saving asks the server for the URL, which must be the same by then.
    await setPreference(previewThemeKey, { theme: theme ?? null });
    if (url) setURL(withTheme(url, theme));
  }

  return (
    <div className={styles.theme}>
      <label htmlFor={id}>{say('Theme')}</label>
      <select id={id} value={themeIn(url) ?? 'system'} onChange={({ target }) => void choose(target.value)}>
        <option value="system">{say('as the system')}</option>
        <option value="light">{say('light')}</option>
        <option value="dark">{say('dark')}</option>
      </select>
    </div>
  );
}

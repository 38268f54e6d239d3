'use client';

import { themeNamed } from '@frontage/contract/preview.ts';
import { useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { previewThemeKey, themeIn, withTheme } from '../themeOfAddress.ts';
import styles from './preview.module.css';

/** Selects the theme of the preview: that of the system, as visitors get it, or light or dark. */
export function ThemeSwitch() {
  const { isLivePreviewing, setAppIsReady, setURL, url } = useLivePreviewContext();
  const { setPreference } = usePreferences();
  const id = useId();

  // Payload sends the form to the first page that says it is ready. One that was loaded again is sent it too.
  useEffect(() => {
    function sendAgain({ data, origin }: MessageEvent<{ type?: string; ready?: boolean } | undefined>): void {
      if (data?.type !== 'payload-live-preview' || !data.ready || !url?.startsWith(origin)) return;
      // After Payload's own listener.
      setTimeout(() => {
        setAppIsReady(false);
        requestAnimationFrame(() => setAppIsReady(true));
      });
    }
    window.addEventListener('message', sendAgain);
    return () => window.removeEventListener('message', sendAgain);
  }, [setAppIsReady, url]);

  if (!isLivePreviewing || !url) return null;

  async function choose(name: string): Promise<void> {
    const theme = themeNamed(name);
    // Saving asks the server for the URL, which must be the same by then.
    await setPreference(previewThemeKey, { theme: theme ?? null });
    if (url) setURL(withTheme(url, theme));
  }

  return (
    <div className={styles.theme}>
      <label htmlFor={id}>Theme</label>
      <select id={id} value={themeIn(url) ?? 'system'} onChange={({ target }) => void choose(target.value)}>
        <option value="system">as the system</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </div>
  );
}

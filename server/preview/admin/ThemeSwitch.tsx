'use client';

import { themeNamed } from '@frontage/contract/preview.ts';
import { useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useId } from 'react';
import { say } from '../../admin/say.ts';
import { previewThemeKey, themeIn, withTheme } from '../previewPlaces.ts';
import styles from './preview.module.css';

/** Selects the theme of the preview: that of the system, as visitors get it, or light or dark. */
export function ThemeSwitch() {
  const { isLivePreviewing, setURL, url } = useLivePreviewContext();
  const { setPreference } = usePreferences();
  const id = useId();

  if (!isLivePreviewing || !url) return null;

  const choose = (name: string) => {
    const theme = themeNamed(name);
    setURL(withTheme(url, theme));
    void setPreference(previewThemeKey, { theme: theme ?? null });
  };

  return (
    <div className={styles.theme}>
      <label htmlFor={id}>{say('Theme')}</label>
      <select id={id} value={themeIn(url) ?? 'system'} onChange={({ target }) => choose(target.value)}>
        <option value="system">{say('as the system')}</option>
        <option value="light">{say('light')}</option>
        <option value="dark">{say('dark')}</option>
      </select>
    </div>
  );
}

'use client';

import { themeNamed } from '@frontage/contract/preview.ts';
import { useDocumentInfo, useEditDepth, useLivePreviewContext, usePreferences } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { say } from '../../admin/say.ts';
import { previewThemeKey, themeIn, withTheme } from '../themeOfAddress.ts';
import styles from './preview.module.css';

/** From the first on a preview is open until its user closes it; up to the second it would be above the form. */
const [wideEnoughPx, narrowPx] = [1280, 768];

/**
 * Selects the theme of the preview: that of the system, as visitors get it, or light or dark. Opens the preview where
 * there is room for it.
 */
export function ThemeSwitch() {
  const { appIsReady, isLivePreviewing, loadedURL, setAppIsReady, setIsLivePreviewing, setURL, url } =
    useLivePreviewContext();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getPreference, setPreference } = usePreferences();
  const isInDrawer = useEditDepth() > 1;
  const id = useId();

  const fitToWindow = useEffectEvent(async () => {
    const key = collectionSlug ? `collection-${collectionSlug}` : `global-${globalSlug}`;
    const kept = await getPreference<{ editViewType?: string } | null>(key);
    if (isLivePreviewing && innerWidth <= narrowPx) {
      // Payload would store that as what the user wants, also at a desk, unless it were known already.
      if (kept) kept.editViewType = 'default';
      setIsLivePreviewing(false);
    } else if (!isLivePreviewing && innerWidth >= wideEnoughPx && !kept?.editViewType) setIsLivePreviewing(true);
  });
  const hasPreview = Boolean(url) && !isInDrawer;
  useEffect(() => {
    if (hasPreview) void fitToWindow();
  }, [hasPreview]);

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

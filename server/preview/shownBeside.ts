import type { SettingsPart } from '@frontage/contract/siteSettings.ts';
import type { UIField } from 'payload';
import { uiField } from '../fields/uiFields.ts';
import type { SettingsSpot, UsualPlace } from './settingsSpot.ts';

/** Where each part of the settings is seen, until the editor chooses another page. */
const seenAt: Partial<Record<SettingsPart, { usual: UsualPlace; spot?: SettingsSpot }>> = {
  Contact: { usual: 'contact', spot: 'contact-form' },
  Footer: { usual: 'home', spot: 'footer' },
  Forms: { usual: 'contact', spot: 'contact-form' },
  Emails: { usual: 'email' },
  Newsletter: { usual: 'article', spot: 'newsletter' },
};

/** Returns a field that says which page is shown next to a part of the settings, and lets the editor choose another. */
export function shownBeside(part: SettingsPart): UIField {
  return uiField(
    `shownBeside${part.replace(/\W/g, '')}`,
    {
      path: '/preview/admin/ShownBeside.tsx#ShownBeside',
      clientProps: { part, ...(seenAt[part] ?? { usual: 'home' }) },
    },
    { disableListColumn: true },
  );
}

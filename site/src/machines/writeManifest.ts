import { paletteOf } from '@frontage/contract/identity/palette.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { icons, pathOfIcon } from './icons.ts';

/** Returns the manifest with which a device installs the site as an app. W3C Web Application Manifest. */
export function writeManifest(site: Pick<SiteSettings, 'companyName' | 'description' | 'identity'>): string {
  const [paper] = paletteOf(site.identity).root['ground-paper'];
  return JSON.stringify({
    name: site.companyName,
    short_name: site.companyName,
    description: site.description,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icons
      .filter(({ purpose }) => purpose !== 'touch')
      .map((icon) => ({
        src: pathOfIcon(icon),
        sizes: `${icon.sizePx}x${icon.sizePx}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  });
}

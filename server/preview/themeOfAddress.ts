import { type PreviewTheme, themeNamed } from '@frontage/contract/preview.ts';

export const previewThemeKey = 'preview-theme';

/** Returns the URL of a preview in a theme; without one, the preview follows the system. */
export function withTheme<Address extends string | null>(address: Address, theme: PreviewTheme | undefined) {
  if (address === null) return address;
  const url = new URL(address);
  if (theme) url.searchParams.set('theme', theme);
  else url.searchParams.delete('theme');
  return url.href;
}

export function themeIn(address: string | null | undefined): PreviewTheme | undefined {
  return address && URL.canParse(address) ? themeNamed(new URL(address).searchParams.get('theme')) : undefined;
}

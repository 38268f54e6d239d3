import { type PreviewTheme, themeNamed } from '@frontage/contract/preview.ts';

/** The preference that remembers each editor's theme of previews: saving asks for the address of the frame anew. */
export const previewThemeKey = 'preview-theme';

/** The address of a preview in a theme; without one, it follows the system. */
export function withTheme<Address extends string | null>(address: Address, theme: PreviewTheme | undefined) {
  if (address === null) return address;
  const url = new URL(address);
  if (theme) url.searchParams.set('theme', theme);
  else url.searchParams.delete('theme');
  return url.href;
}

/** The theme of a preview by its address. */
export function themeIn(address: string | null | undefined): PreviewTheme | undefined {
  return address && URL.canParse(address) ? themeNamed(new URL(address).searchParams.get('theme')) : undefined;
}

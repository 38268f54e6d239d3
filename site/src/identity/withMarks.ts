import { familyOf } from '@frontage/contract/identity/looks.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** Returns the settings with a logo and a symbol. If the owner has none, the name is drawn. */
export async function withMarks(site: SiteSettings): Promise<SiteSettings> {
  const { identity = {} } = site;
  if (identity.logo && identity.symbol) return site;
  // The font tools are loaded only if a name must be drawn.
  const { drawName, drawSymbol } = await import('./drawName.ts');
  const family = familyOf(identity);
  const logo = identity.logo ?? drawName(site.companyName, family);
  const symbol = identity.symbol ?? drawSymbol(site.companyName, family);
  return { ...site, identity: { ...identity, ...(logo ? { logo } : {}), ...(symbol ? { symbol } : {}) } };
}

import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** The settings with a logo and a symbol: where the house has none of its own, its name is drawn. */
export async function withMarks(site: SiteSettings): Promise<SiteSettings> {
  const { identity = {} } = site;
  if (identity.logo && identity.symbol) return site;
  // The tools that read fonts are loaded only for a name that has to be drawn.
  const { drawName, drawSymbol } = await import('./drawName.ts');
  const logo = identity.logo ?? drawName(site.companyName, identity.family);
  const symbol = identity.symbol ?? drawSymbol(site.companyName, identity.family);
  return { ...site, identity: { ...identity, ...(logo ? { logo } : {}), ...(symbol ? { symbol } : {}) } };
}

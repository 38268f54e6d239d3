import type { SiteSettings } from './siteSettings.ts';

/** A fact of a form, as its editor wrote it. */
export interface Fact {
  title: string;
  description: string;
  href?: string | undefined;
}

/**
 * Replaces {email} and {phone} in facts with the address and number of the settings, so that one change there is
 * enough.
 */
export function withOwnAddresses<Written extends Fact>(
  facts: readonly Written[],
  { email, phone }: Pick<SiteSettings, 'email' | 'phone'>,
): (Written | Fact)[] {
  return facts.map((fact) => {
    if (fact.description === '{email}') return { ...fact, description: email, href: `mailto:${email}` };
    if (fact.description === '{phone}') return { ...fact, description: phone.formatted, href: `tel:${phone.raw}` };
    return fact;
  });
}

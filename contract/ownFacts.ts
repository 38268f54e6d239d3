import type { SiteSettings } from './siteSettings.ts';

/** A fact of a form as its editor wrote it. */
interface Fact {
  title: string;
  description: string;
  href?: string | undefined;
}

/** Facts with address and number of the settings where an editor wrote {email} or {phone}: one place, one change. */
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

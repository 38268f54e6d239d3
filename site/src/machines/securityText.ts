import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** Months for which the file says it holds; each month renews it. RFC 9116 asks for less than a year. */
const validMonths = 7;

/** `security.txt`: whom to tell of a hole. `month` is `YYYY-MM`. */
export function securityText({
  month,
  site,
  siteUrl,
}: {
  month: string;
  site: Pick<SiteSettings, 'email'>;
  siteUrl: string;
}): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const expires = new Date(Date.UTC(year, number - 1 + validMonths, 1)).toISOString();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

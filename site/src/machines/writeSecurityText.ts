import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** How many months the file declares itself valid. It is renewed each month. RFC 9116 recommends less than a year. */
const validMonths = 7;

/** Returns `security.txt`: whom to tell about a vulnerability. `month` is `YYYY-MM`. */
export function writeSecurityText({
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

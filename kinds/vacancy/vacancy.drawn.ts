import { parseMarkdown } from '@frontage/blocks/text/parseMarkdown.ts';
import { plainText, type TextNode } from '@frontage/blocks/text/tree.ts';
import { defineDrawn } from '../defineDrawn.ts';
import { employments, type Vacancy } from './vacancy.schema.ts';

const listPath = '/careers';

/** A vacancy is drawn with the form for applications of the careers page, which then names it. */
export const drawnVacancy = defineDrawn<Vacancy>({
  describe: ({ place, summary, title }) => ({ title: `${title}, ${place.city}`, description: summary }),
  breadcrumbs: [{ label: 'document.careers', href: listPath }],
  nodes: (vacancy, address, organizationId) => [createPostingNode(vacancy, address, organizationId)],
  form: { of: listPath, fill: (form, { title }) => ({ ...form, vacancy: title }) },
  missing: {
    summary: 'Untitled',
    employment: 'full-time',
    place: { mode: 'office', city: 'Nowhere yet', countryCode: 'US' },
    text: 'Nothing yet.',
    posted: new Date(0).toISOString(),
  },
});

/** Google's JobPosting. A remote post says from which country one may apply. R11. */
function createPostingNode(vacancy: Vacancy, address: string, organizationId: string): object {
  const { closes, employment, pay, place, posted, summary, text, title } = vacancy;
  const { city, countryCode, mode, postalCode, region, street } = place;
  const jobLocation = {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      addressLocality: city,
      ...(region ? { addressRegion: region } : {}),
      ...(postalCode ? { postalCode } : {}),
      addressCountry: countryCode,
    },
  };
  return {
    '@type': 'JobPosting',
    '@id': `${address}#posting`,
    title,
    description: [`<p>${escapeHtml(summary)}</p>`, ...parseMarkdown(text).map(htmlOf)].join(''),
    identifier: { '@type': 'PropertyValue', name: 'vacancy', value: vacancy.slug },
    url: address,
    datePosted: posted,
    ...(closes ? { validThrough: closes } : {}),
    employmentType: employments[employment].type,
    hiringOrganization: { '@id': organizationId },
    ...(mode === 'remote' ? {} : { jobLocation }),
    ...(mode === 'office'
      ? {}
      : {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: countryCode },
        }),
    ...(pay ? { baseSalary: salaryOf(pay) } : {}),
    directApply: true,
  };
}

function salaryOf({ currency, from, per, to }: NonNullable<Vacancy['pay']>): object {
  const amount = to !== undefined && to > from ? { minValue: from, maxValue: to } : { value: from };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: per.toUpperCase() };
  return { '@type': 'MonetaryAmount', currency, value };
}

/** The words of a passage as plain HTML, which search engines ask for. */
function htmlOf(node: TextNode): string {
  if (node.kind === 'list')
    return `<ul>${node.children.map((one) => `<li>${escapeHtml(plainText(one))}</li>`).join('')}</ul>`;
  const tag = node.kind === 'heading' ? 'h2' : 'p';
  const words = escapeHtml(plainText(node)).trim();
  return words ? `<${tag}>${words}</${tag}>` : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

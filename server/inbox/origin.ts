import { cleanedLine } from '@frontage/contract/contact/cleaned.ts';
import { originCharacters } from '@frontage/contract/contact/origin.ts';
import type { Field } from 'payload';
import { never } from '../access/access.ts';
import type { Lead } from '../payload-types.ts';
import { sent } from './collections/sentFields.ts';

/* Where a request came from, as far as its form said: never trusted, and nobody is refused for it. R67. */

type Origin = NonNullable<Lead['origin']>;

/** Characters of a path. A longer one is not kept. */
const pathCharacters = 500;

/** Reads the field of a form that says where its visit began, and the address of its page. */
export function readOrigin(told: string | undefined, pageAddress: string | undefined): Origin {
  const parts = new URLSearchParams((told ?? '').slice(0, 4000));
  const part = (name: string) =>
    cleanedLine(parts.get(name) ?? '')
      .slice(0, originCharacters)
      .toWellFormed() || null;
  const shortLink = part('go');
  return {
    referrerHost: hostOf(part('referrer')),
    firstPage: pathOf(parts.get('firstPage')),
    sentFrom: pathOf(pageAddress && URL.canParse(pageAddress) ? new URL(pageAddress).pathname : null),
    shortLink: shortLink && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(shortLink) ? shortLink : null,
    campaign: {
      source: part('utm_source') ?? part('ref'),
      medium: part('utm_medium'),
      name: part('utm_campaign'),
      term: part('utm_term'),
      content: part('utm_content'),
      hasClickMark: parts.has('click'),
    },
  };
}

/** The same as columns of a row that is inserted directly. */
export function originColumns(told: string | undefined, pageAddress: string | undefined) {
  const { campaign = {}, ...parts } = readOrigin(told, pageAddress);
  const named = (prefix: string, all: object) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [`${prefix}_${name}`, value]));
  return { ...named('origin', parts), ...named('origin_campaign', campaign) };
}

/** In one line for sales, such as `news.example; campaign newsletter, spring; first page /services`. */
export function originInWords({ origin }: { origin?: Lead['origin'] | undefined }): string {
  const { campaign, firstPage, referrerHost, shortLink } = origin ?? {};
  const { content, hasClickMark, medium, name, source, term } = campaign ?? {};
  const told = [name, source, medium, term, content].filter(Boolean).join(', ');
  return [
    referrerHost,
    shortLink && `/go/${shortLink}`,
    told && `campaign ${told}`,
    hasClickMark && 'a click mark',
    firstPage && `first page ${firstPage}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The column of a list that shows all of it. */
export const foundBy: Field = {
  name: 'foundBy',
  label: 'Found us by',
  type: 'ui',
  admin: {
    components: { Field: '/inbox/admin/NoField.tsx#NoField', Cell: '/inbox/admin/FoundByCell.tsx#FoundByCell' },
  },
};

/** The fields of a collection whose rows came through a form. */
export const originFields: Field = {
  name: 'origin',
  label: 'Found us by',
  type: 'group',
  fields: [
    sent('referrerHost', 'Site with the link', { index: true }),
    sent('firstPage', 'First page'),
    sent('sentFrom', 'Sent from'),
    sent('shortLink', 'Short link', { index: true }),
    {
      name: 'campaign',
      label: 'Campaign',
      type: 'group',
      fields: [
        sent('source', 'Source', { index: true }),
        sent('medium', 'Medium'),
        sent('name', 'Name', { index: true }),
        sent('term', 'Term'),
        sent('content', 'Content'),
        {
          name: 'hasClickMark',
          label: 'With a click mark, such as gclid',
          type: 'checkbox',
          access: { update: never },
        },
      ],
    },
  ],
};

function hostOf(told: string | null): string | null {
  const host = told?.toLowerCase() ?? '';
  return /^[\p{L}\p{N}.-]+(?::\d{1,5})?$/u.test(host) ? host : null;
}

function pathOf(told: string | null | undefined): string | null {
  const path = cleanedLine(told ?? '');
  return path.startsWith('/') && !/[?#\s]/.test(path) && path.length <= pathCharacters ? path : null;
}

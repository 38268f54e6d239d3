import { cleanedLine } from '@frontage/contract/contact/cleaned.ts';
import { heardOfUs } from '@frontage/contract/forms/Question.ts';
import { shortLinkName } from '@frontage/contract/paths.ts';
import type { Field } from 'payload';
import { never } from '../access/access.ts';
import { say } from '../admin/say.ts';
import type { Lead } from '../payload-types.ts';
import { answersOf } from './answersOf.ts';
import { ifSent, sent } from './collections/sentFields.ts';

/* Where a request came from, as far as its form said: never trusted, and nobody is refused for it. R67. */

type Origin = NonNullable<Lead['origin']>;

const partCharacters = 120;
/** Characters of a path. A longer one is not kept. */
const pathCharacters = 500;
/** Marks that identify a click: only that there was one is kept. */
const clickMark = /(?:clid|^[gw]braid|^li_fat_id)$/;

/** A page after another one of the site is not the first. */
export function readOrigin(told: string | undefined, pageAddress: string | undefined): Origin {
  const [first, before] = (told ?? '').slice(0, 8000).split(' ', 2).map(parseAddress);
  const marks = first?.searchParams;
  const part = (name: string) =>
    cleanedLine(marks?.get(name) ?? '')
      .slice(0, partCharacters)
      .toWellFormed() || null;
  const isFirst = first !== undefined && before?.host !== first.host;
  const shortLink = part('go');
  return {
    referrerHost: isFirst && before ? before.host.slice(0, 255) : null,
    firstPage: isFirst ? pathOf(first) : null,
    sentFrom: pathOf(parseAddress(pageAddress ?? '')),
    shortLink: shortLink && shortLinkName.test(shortLink) ? shortLink : null,
    campaign: {
      source: part('utm_source') ?? part('ref'),
      medium: part('utm_medium'),
      name: part('utm_campaign'),
      term: part('utm_term'),
      content: part('utm_content'),
      hasClickMark: [...(marks?.keys() ?? [])].some((name) => clickMark.test(name)),
    },
  };
}

/** The address of a page without what identifies a click. One without that stays as it was written. */
export function withoutClickMarks(address: string): string {
  const page = parseAddress(address);
  const marks = [...(page?.searchParams.keys() ?? [])].filter((name) => clickMark.test(name));
  if (!page || marks.length === 0) return address;
  for (const name of marks) page.searchParams.delete(name);
  return page.href;
}

/** The same as columns of a row that is inserted directly. */
export function originColumns(told: string | undefined, pageAddress: string | undefined) {
  const { campaign = {}, ...parts } = readOrigin(told, pageAddress);
  const named = (prefix: string, all: object) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [`${prefix}_${name}`, value]));
  return { ...named('origin', parts), ...named('origin_campaign', campaign) };
}

/** Such as `“A talk or an event”; news.example; campaign newsletter, spring; first page /services`. */
export function originInWords({ answers, origin }: { answers?: unknown; origin?: Lead['origin'] | undefined }): string {
  const heard = answersOf({ answers }).find(({ question }) => question === heardOfUs);
  const { campaign, firstPage, referrerHost, shortLink } = origin ?? {};
  const { content, hasClickMark, medium, name, source, term } = campaign ?? {};
  const told = [name, source, medium, term, content].filter(Boolean).join(', ');
  return [
    heard && `“${heard.shown}”`,
    referrerHost,
    shortLink && `/go/${shortLink}`,
    told && say('campaign {told}', { told }),
    hasClickMark && say('a click mark'),
    firstPage && say('first page {firstPage}', { firstPage }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** The column of a list that shows all of it. */
export const foundBy: Field = {
  name: 'foundBy',
  label: 'Found us by',
  type: 'ui',
  admin: { components: { Field: '/inbox/admin/cells.tsx#NoField', Cell: '/inbox/admin/cells.tsx#FoundByCell' } },
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
      admin: { condition: (_, { campaign }) => Object.values(Object(campaign)).some(Boolean) },
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
          admin: ifSent('hasClickMark'),
        },
      ],
    },
  ],
};

function parseAddress(text: string): URL | undefined {
  const address = URL.parse(text);
  return address?.host && /^(?:https?|android-app):$/.test(address.protocol) ? address : undefined;
}

function pathOf(address: URL | undefined): string | null {
  return address && address.pathname.length <= pathCharacters ? address.pathname : null;
}

import { formWords } from '@frontage/contract/forms/formWords.ts';
import { mailWords } from '@frontage/contract/mails/mailWords.ts';
import { siteSettings as contract, type SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Field, GlobalConfig, Tab } from 'payload';
import { contentAccess, only } from '../../access/access.ts';
import { agencyZoneField } from '../../clock/agencyZoneField.ts';
import { sampleEmailEndpoint } from '../../delivery/sampleEmail.ts';
import { normalizeNumber } from '../../fields/asTyped.ts';
import { onSite } from '../../fields/onSite.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { readiness } from '../../fields/readiness.ts';
import { shownBeside } from '../../preview/shownBeside.ts';
import { publishUnlessDraft } from '../../publishing/publishUnlessDraft.ts';
import { touchOnSettings } from '../../publishing/touchPublication.ts';
import { autosaved } from '../../versions/drafts.ts';
import { editedBy } from '../../versions/editedBy.ts';
import { keepOthersSettings } from '../../versions/keepOthersDraft.ts';
import { restoreSettingsEndpoint } from '../../versions/restoreSettingsEndpoint.ts';

type Part =
  | 'Agency'
  | 'Contact'
  | 'Header'
  | 'Footer'
  | 'Social'
  | 'SEO'
  | 'Forms'
  | 'Emails'
  | 'Newsletter'
  | 'Legal'
  | 'Analytics'
  | 'Embeds'
  | 'Own pages';

/** The part of the form for each field: each field has one, and the order within a part is the order here. */
const partOf: Record<keyof SiteSettings, Part> = {
  companyName: 'Agency',
  legalName: 'Legal',
  description: 'SEO',
  foundingYear: 'Agency',
  identity: 'Agency',
  language: 'Agency',
  currency: 'Agency',
  phone: 'Contact',
  email: 'Contact',
  messagingHref: 'Contact',
  answerWorkingDays: 'Contact',
  contactFormPath: 'Contact',
  socials: 'Social',
  callToAction: 'Header',
  callToFormText: 'Header',
  navigation: 'Header',
  footerColumns: 'Footer',
  privacyPath: 'Legal',
  sitemapPath: 'SEO',
  formWords: 'Forms',
  newsletter: 'Newsletter',
  analyticsId: 'Analytics',
  consent: 'Analytics',
  embeds: 'Embeds',
  pages: 'Own pages',
};

const help: Record<Part, string> = {
  Agency: 'Name, logo and colours, as every page, email and card shows them',
  Contact: 'How visitors reach you, and what you promise them',
  Header: 'The menu of every page, and the button beside it',
  Footer: 'The columns of links below every page',
  Social: 'Your profiles elsewhere: the footer links them, and search engines take them for yours',
  SEO: 'What search engines say of the agency, and the page that lists all pages. Title and description of a page stand in its own form',
  Forms: 'What every form says about errors, sending, files and text that was kept: in your words, or in your language',
  Emails:
    'What the website says in emails that it sends by itself, to visitors, to sales and to accounts: in your words, or in your language',
  Newsletter: 'The letter that articles and lists offer',
  Legal: 'The name in contracts, and the page that says what becomes of data',
  Analytics: 'Under what visits are counted, and the question whether they may be',
  Embeds: 'What pages may show of other sites, and from where',
  'Own pages': 'Heads of the pages that no document stands behind: glossary, search, nothing found',
};

/** Sentences by name: each has its own input, and the database has one column for all. */
const sentences: Field = {
  name: 'formWords',
  type: 'json',
  validate: (value: unknown) => {
    const fault = value ? formWords.safeParse(value).error?.issues[0] : undefined;
    return fault ? `What forms say: ${fault.message}` : true;
  },
  admin: { components: { Field: '/forms/admin/FormSentences.tsx#FormSentences' } },
};

const emailSentences: Field = {
  name: 'emailWords',
  type: 'json',
  validate: (value: unknown) => {
    const fault = value ? mailWords.safeParse(value).error?.issues[0] : undefined;
    return fault ? `What emails say: ${fault.message}` : true;
  },
  admin: { components: { Field: '/forms/admin/MailSentences.tsx#MailSentences' } },
};

/** Opens the part that a link of the dashboard names. */
const openPart: Field = {
  name: 'openPart',
  type: 'ui',
  admin: { components: { Field: '/admin/fields/OpenPart.tsx#OpenPart' } },
};

/** Tabs that a person can survey, instead of one form of forty screens. */
function parts(): Tab[] {
  const { formWords: _, ...shape } = contract.shape;
  const fields = [...formOf(shape).map(folded), sentences, emailSentences, agencyZoneField];
  const names = Object.entries({ ...partOf, timeZone: 'Agency', emailWords: 'Emails' });
  return Object.entries(help).map(([label, description]) => {
    const own = names.filter(([, part]) => part === label).map(([name]) => name);
    const ofPart = own.flatMap((one) => fields.filter((field) => isNamed(field, one)).map(forAdmins));
    return { label, description, fields: [shownBeside(label as Part), ...ofPart] };
  });
}

/** Lists whose name does not say what one of their rows is. */
const rowNames: Record<string, { singular: string; plural: string }> = {
  navigation: { singular: 'Entry of the menu', plural: 'Navigation' },
  socials: { singular: 'Profile', plural: 'Social networks' },
};

const isNamed = (field: Field, name: string) => 'name' in field && field.name === name;

/** Hosts that learn of visitors are chosen by admins alone. */
function forAdmins(field: Field): Field {
  return isNamed(field, 'embeds') && field.type === 'group' ? { ...field, access: { update: only('admin') } } : field;
}

/** Rows start closed, so that a menu can be found among its neighbours. */
function folded(field: Field): Field {
  if (field.type === 'group') return { ...field, fields: field.fields.map(folded) };
  if (field.type !== 'array') return field;
  const row = rowNames[field.name];
  return {
    ...field,
    ...(row ? { label: row.plural, labels: row } : {}),
    admin: { ...field.admin, initCollapsed: true },
    fields: field.fields.map(folded),
  };
}

/** What every page shows besides its blocks, as the contract has it. Visitors see the last published state. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: 'Company',
    components: {
      // The site cannot be shown without settings, so they cannot be unpublished.
      elements: { UnpublishButton: '/inbox/admin/NoField.tsx#NoField' },
      views: { edit: { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } } },
    },
  },
  access: { read: contentAccess.read, readVersions: contentAccess.readVersions, update: contentAccess.update },
  versions: { drafts: autosaved, max: 50 },
  // Payload (as of 3.90.2) selects only the date to find the published settings, and takes settings without a status
  // for a draft.
  forceSelect: { _status: true },
  endpoints: [restoreSettingsEndpoint, sampleEmailEndpoint],
  hooks: {
    beforeOperation: [publishUnlessDraft],
    beforeValidate: [normalizeNumber],
    beforeChange: [keepOthersSettings],
    afterChange: [touchOnSettings],
  },
  fields: [onSite, readiness, editedBy, { type: 'tabs', tabs: parts() }, openPart],
};

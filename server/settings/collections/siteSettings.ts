import { mailTexts } from '@frontage/contract/mails/mailTable.ts';
import { type SettingsPart, settingsParts, settingsWords } from '@frontage/contract/siteSettings.ts';
import { formWords, mailWords, mostCharacters } from '@frontage/contract/words/ownWords.ts';
import { collectionsWith } from '@frontage/kinds/kinds.ts';
import {
  APIError,
  type Field,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type Tab,
  type UIField,
} from 'payload';
import type { z } from 'zod';
import { only } from '../../access/access.ts';
import { nameOfLanguage, say } from '../../admin/say.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { agencyZoneField } from '../../clock/readAgencyZone.ts';
import { sampleEmailEndpoint } from '../../delivery/sampleEmail.ts';
import { normalizeNumber } from '../../fields/asTyped.ts';
import { wordsWithin } from '../../fields/isRunningText.ts';
import { forgetLanguages, isWrittenIn } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, readiness, uiField } from '../../fields/uiFields.ts';
import { keepAllConsentWords } from '../../forms/consentWords.ts';
import { noteColours, recolourPictures } from '../../media/recolour.ts';
import { shownBeside } from '../../preview/withPreview.ts';
import { takeTurnOfGlobal, touchOnSettings } from '../../publishing/touchPublication.ts';
import { keepFromTrash } from '../../references/keepUsed.ts';
import { autosaved, editedBy, keepOthersSettings, publishUnlessDraft } from '../../versions/drafts.ts';
import { keepPathWords } from '../pathWords.ts';
import { findMissing, languagesOfSettingsEndpoint, translateSettingsEndpoint } from '../wordingEndpoints.ts';

const ownSentences = wordsWithin((value) =>
  Object.entries(Object(value)).flatMap(([name, text]) =>
    typeof text === 'string' ? { text, place: name, path: [name], most: mostCharacters(mailTexts[name]) } : [],
  ),
);

/** Sentences by name: each has its own input, and the database has one column for all. */
const sentencesField = (
  name: string,
  schema: z.ZodType,
  refused: 'What forms say: {fault}' | 'What emails say: {fault}',
  Input: string,
): Field => ({
  name,
  type: 'json',
  validate: (value: unknown) => {
    const fault = value ? schema.safeParse(value).error?.issues[0] : undefined;
    return fault ? say(refused, { fault: sayAgain(fault.message) }) : true;
  },
  custom: ownSentences,
  admin: { components: { Field: `/forms/admin/onDemand.ts#${Input}` } },
});

const openPart: Field = uiField('openPart', '/admin/fields/OpenPart.tsx#OpenPart');

/** Leads to the settings in the other languages, and says what those lack. */
export const settingsLanguages: UIField = uiField('translations', '/content/admin/Translations.tsx#Translations', {
  disableListColumn: true,
});

/** Fields that the contract declares otherwise, or that pages have no use for, below the others of their part. */
const further: Partial<Record<SettingsPart, Field[]>> = {
  Agency: [settingsLanguages, agencyZoneField],
  Forms: [sentencesField('formWords', formWords, 'What forms say: {fault}', 'FormSentences')],
  Emails: [sentencesField('emailWords', mailWords, 'What emails say: {fault}', 'MailSentences')],
};

/** Tabs that a person can survey, instead of one form of forty screens. */
function parts(): Tab[] {
  return (Object.keys(settingsParts) as SettingsPart[]).map((label) => {
    const { fields, help: description } = settingsParts[label];
    const { formWords: _, ...shape }: z.core.$ZodLooseShape = fields;
    return {
      label,
      description,
      fields: [shownBeside(label), ...formOf(shape).map(folded).map(forAdmins), ...(further[label] ?? [])],
    };
  });
}

/** The parts with words, and nothing but those. */
export function partsOfWords(): Tab[] {
  return (Object.keys(settingsParts) as SettingsPart[]).flatMap((label) => {
    const { fields, help: description } = settingsParts[label];
    const words = Object.entries<z.core.$ZodType>(fields).filter(
      ([name]) => name in settingsWords.shape && name !== 'formWords',
    );
    const own = [
      ...formOf(Object.fromEntries(words)).map(folded),
      ...(label === 'Agency' ? [] : (further[label] ?? [])),
    ];
    return own.length > 0 ? { label, description, fields: own } : [];
  });
}

/** Lists whose name does not say what one of their rows is. */
const rowNames: Record<string, { singular: string; plural: string }> = {
  navigation: { singular: 'Entry of the menu', plural: 'Navigation' },
  socials: { singular: 'Profile', plural: 'Social networks' },
};

/** Hosts that learn of visitors, and who else may act as the owner of the site, are chosen by admins alone. */
function forAdmins(field: Field): Field {
  const isTheirs = 'name' in field && (field.name === 'embeds' || field.name === 'verification');
  return isTheirs ? ({ ...field, access: { update: only('admin') } } as Field) : field;
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

/** Where the site has several languages, the first is that of the site, and visitors see it. */
const leadWithDefault: GlobalBeforeValidateHook = async ({ data, req }) => {
  const [first, ...further]: { code?: unknown; isVisible?: unknown }[] = Array.isArray(data?.languages)
    ? data.languages
    : [];
  if (!data || !first) return data;
  const twice = further.find(({ code }, place) => [first, ...further.slice(0, place)].some((one) => one.code === code));
  if (twice)
    throw new APIError(
      say('Site settings, Languages: {code} is there twice. Keep one of them', { code: String(twice.code) }),
      400,
    );
  if (await isWrittenIn(collectionsWith('hasTwins'), String(first.code), req)) {
    const words = say(
      'Site settings, Languages: {code} cannot be the first one. Documents were translated into it, and those of the first language would be taken for theirs',
      { code: String(first.code) },
    );
    throw new APIError(words, 400);
  }
  for (const { code, isVisible } of data._status === 'draft' ? [] : further) {
    const missing = isVisible ? await findMissing(req.payload, String(code), req) : [];
    const lacks = missing.map((one) => `- ${one}`).join('\n');
    const words = `${say('{language} cannot be visible yet. It lacks:', { language: nameOfLanguage(String(code)) })}\n${lacks}`;
    if (missing.length > 0) throw new APIError(words, 400, undefined, true);
  }
  return { ...data, language: first.code, languages: [{ ...first, isVisible: true }, ...further] };
};

/** What every page shows besides its blocks, as the contract has it. Visitors see the last published state. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: {
    group: 'Company',
    components: {
      // The site cannot be shown without settings, so they cannot be unpublished.
      elements: { UnpublishButton: '/inbox/admin/cells.tsx#NoField' },
    },
  },
  versions: { drafts: autosaved, max: 50 },
  // Payload (as of 3.90.2) selects only the date to find the published settings, and takes settings without a status
  // for a draft.
  forceSelect: { _status: true },
  endpoints: [sampleEmailEndpoint, translateSettingsEndpoint, languagesOfSettingsEndpoint],
  hooks: {
    beforeOperation: [takeTurnOfGlobal, publishUnlessDraft],
    beforeValidate: [normalizeNumber, leadWithDefault, keepPathWords],
    beforeChange: [keepFromTrash, keepOthersSettings, noteColours],
    afterChange: [
      forgetLanguages,
      touchOnSettings,
      recolourPictures,
      ({ doc, req }) => (doc._status === 'draft' ? undefined : keepAllConsentWords(req)),
    ],
  },
  fields: [onSite, readiness, editedBy, { type: 'tabs', tabs: parts() }, openPart],
};

import { languages as allLanguages, languageAt, nameOfLanguage, usualLanguage } from '@frontage/contract/language.ts';
import { trimSigns } from '@frontage/contract/primitives/plainText.ts';
import type { CollectionConfig, Payload } from 'payload';
import { say } from '../../admin/say.ts';
import type { Lead } from '../../payload-types.ts';
import { referenceOf } from '../requestInWords.ts';

/** The placeholders that a template may contain, and what replaces each in an answer. */
const placeholders = {
  name: 'the first name of the visitor',
  firstWords: 'the first words of the message',
  number: 'the number of the request, such as Q-2611-0412',
  company: 'our name, from the settings',
  phone: 'our phone number, from the settings',
} as const;
export type Placeholder = keyof typeof placeholders;

const inBraces = /\{([^{}\n]*)\}/g;
const listed = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(', ');

export function openPlaceholders(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([whole, name = '']) => (isPlaceholder(name) ? [whole] : []));
}

/** Fills in the placeholders of a template. Those without a known value stay, for a person to see. */
export function fillIn(template: string, known: Partial<Record<Placeholder, string | undefined>>): string {
  return template.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? (known[name] ?? whole) : whole));
}

/** Returns true, or a message that says why a template cannot be saved. */
export function checkTemplate(text: unknown): string | true {
  if (typeof text !== 'string' || !text.trim()) return say('Write the text of the template');
  const [unknown] = [...text.matchAll(inBraces)].find(([, name = '']) => !isPlaceholder(name)) ?? [];
  return unknown ? say('There is nothing called {unknown}. A template may say {listed}.', { unknown, listed }) : true;
}

export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'text', 'updatedAt'],
    description: 'Texts to begin an answer with. Whoever answers reads and changes them before they are sent.',
    group: 'Sales',
  },
  defaultSort: 'title',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'The name it is chosen by, such as: Offer a call' },
    },
    {
      name: 'language',
      type: 'select',
      options: allLanguages.map((value) => ({ value, label: nameOfLanguage(value) })),
      admin: { description: 'Offered for requests from pages in this language; left empty, for each' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      validate: checkTemplate,
      admin: {
        rows: 12,
        description: `What is in braces is filled in: ${Object.entries(placeholders)
          .map(([name, meaning]) => `{${name}} ${meaning}`)
          .join('; ')}.`,
      },
    },
  ],
};

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

export type FilledTemplate = Awaited<ReturnType<typeof fillTemplates>>[number];

/** Most characters repeated from a message, to show which one is meant. */
const maxFirstWords = 60;

/** Returns the templates for an answer to a request, filled in and sorted by title: those in its language come first. */
export async function fillTemplates(
  payload: Payload,
  lead: Pick<Lead, 'id' | 'name' | 'message' | 'receivedAt' | 'resendUrl' | 'createdAt'>,
) {
  const { docs } = await payload.find({ collection: 'answer-templates', sort: 'title', depth: 0, pagination: false });
  const { companyName, language, languages, phone } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const known = {
    name: lead.name.trim().split(/\s+/)[0] || undefined,
    firstWords: firstWords(lead.message ?? '') || undefined,
    number: referenceOf(lead),
    company: companyName || undefined,
    phone: phone?.formatted || undefined,
  };
  const spoken = languageAt(lead.resendUrl, languages) ?? language ?? usualLanguage;
  const fitting = docs.filter((one) => !one.language || one.language === spoken);
  return fitting
    .toSorted((one, other) => Number(Boolean(other.language)) - Number(Boolean(one.language)))
    .map(({ id, text, title }) => ({ id, title, text: fillIn(text, known) }));
}

function firstWords(message: string): string {
  // A template goes on after them, with its own sign.
  const line = trimSigns(message.replace(/\s+/g, ' ').toWellFormed(), ' .,;:').trimStart();
  if (line.length <= maxFirstWords) return line;
  const cut = line.slice(0, maxFirstWords + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, maxFirstWords)).toWellFormed()} …`;
}

import { languageAt, usualLanguage } from '@frontage/contract/language.ts';
import { trimSigns } from '@frontage/contract/primitives/plainText.ts';
import type { Payload } from 'payload';
import type { Lead } from '../../payload-types.ts';
import { referenceOf } from '../reference.ts';
import { fillIn } from './placeholders.ts';

export interface FilledTemplate {
  id: number;
  title: string;
  text: string;
}

/** Most characters repeated from a message, to show which one is meant. */
const maxFirstWords = 60;

/** Returns the templates for an answer to a request, filled in and sorted by title: those in its language come first. */
export async function fillTemplates(
  payload: Payload,
  lead: Pick<Lead, 'id' | 'name' | 'message' | 'receivedAt' | 'resendUrl' | 'createdAt'>,
): Promise<FilledTemplate[]> {
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

/** Returns as many whole words as fit in a line. */
function firstWords(message: string): string {
  // A template goes on after them, with its own sign.
  const line = trimSigns(message.replace(/\s+/g, ' ').toWellFormed(), ' .,;:').trimStart();
  if (line.length <= maxFirstWords) return line;
  const cut = line.slice(0, maxFirstWords + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, maxFirstWords)).toWellFormed()} …`;
}

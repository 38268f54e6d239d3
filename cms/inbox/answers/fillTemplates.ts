import type { Payload } from 'payload';
import type { Lead } from '../../payload-types.ts';
import { referenceOf } from '../reference.ts';
import { fillIn } from './placeholders.ts';

/** A template with what is known of one request. */
export interface FilledTemplate {
  id: number;
  title: string;
  text: string;
}

/** Characters that are repeated of a message, to say which one is meant. */
const maxFirstWords = 60;

/** All templates for an answer to a request, by their titles. */
export async function fillTemplates(
  payload: Payload,
  lead: Pick<Lead, 'id' | 'name' | 'message' | 'receivedAt' | 'createdAt'>,
): Promise<FilledTemplate[]> {
  const { docs } = await payload.find({ collection: 'answer-templates', sort: 'title', depth: 0, limit: 100 });
  const { companyName, phone } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const known = {
    name: lead.name.trim().split(/\s+/)[0] || undefined,
    firstWords: firstWords(lead.message ?? '') || undefined,
    number: referenceOf(lead),
    company: companyName || undefined,
    phone: phone?.formatted || undefined,
  };
  return docs.map(({ id, text, title }) => ({ id, title, text: fillIn(text, known) }));
}

/** Whole words, as many as fit in a line. */
function firstWords(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim().toWellFormed();
  if (line.length <= maxFirstWords) return line;
  const cut = line.slice(0, maxFirstWords + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, maxFirstWords)).toWellFormed()} …`;
}

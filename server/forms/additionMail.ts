import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import { sayInOwnWords, sayingsOf } from '@frontage/contract/mails/said.ts';
import { button, facts, type MailContent } from '../delivery/mails/MailContent.ts';
import { toOneLine } from '../delivery/mails/plainWords.ts';
import { parseFacts } from '../delivery/mails/requestFacts.ts';
import type { Lead } from '../payload-types.ts';
import type { ReceivedFile } from './ContactSubmission.ts';

const texts = sayingsOf('sales');
const agreement = [texts.letters, texts.agreed];

interface AdditionNews {
  lead: Pick<Lead, 'id' | 'name' | 'company'>;
  words: readonly string[];
  adminUrl: string;
}

export function listAdditions(
  { note, projectTypes, timeline, ...fields }: UpdateFields,
  files: readonly Pick<ReceivedFile, 'fileName' | 'sizeBytes'>[],
  isAgreed = false,
): string[] {
  return [
    ...(isAgreed ? [agreement.map((said) => sayInOwnWords(said, undefined)).join(': ')] : []),
    ...(projectTypes ? [`Wanted: ${projectTypes.join(', ')}`] : []),
    ...(timeline ? [`Timeline: ${timeline}`] : []),
    ...listFields(fields),
    ...files.map(({ fileName, sizeBytes }) => `File: ${toOneLine(fileName)}, ${readableSize(sizeBytes)}`),
    ...(note ? [`Note: ${toOneLine(note)}`] : []),
  ];
}

/** Fields of the form as lines for people, such as `Phone: +44 20 7946 0182`. */
export function listFields(fields: Partial<Record<string, string | undefined>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${toOneLine(value)}`] : [],
  );
}

/** What the owner can change in those lines for emails; the CRM gets the usual words. */
const renamed = [
  ...(['company', 'country', 'email', 'message', 'name', 'phone', 'surname'] as const),
  ...(['addedFile', 'note', 'timeline', 'wanted'] as const),
].map((id) => texts[id]);
const ownWords = new Map([...agreement, ...renamed].map((said) => [sayInOwnWords(said, undefined), said]));

/** Tells sales about an addition. */
export function writeAdditionMail({ adminUrl, lead, words }: AdditionNews): MailContent {
  const who = toOneLine(lead.company ?? lead.name);
  return {
    subject: texts.addedSubject({ who }),
    preheader: words.join('. '),
    heading: texts.addedHeading({ who }),
    mark: 'solid',
    parts: [
      facts(
        ...parseFacts(words.join('\n')).map(
          ([label, value]) => [ownWords.get(label) ?? label, ownWords.get(value) ?? value] as const,
        ),
      ),
      button(texts.open, `${adminUrl}/admin/collections/leads/${lead.id}`),
    ],
    foot: [texts.foot],
  };
}

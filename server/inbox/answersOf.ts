import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { questionKind } from '@frontage/contract/forms/questions.ts';
import { z } from 'zod';
import type { Lead } from '../payload-types.ts';

const stored = z.array(
  z.object({
    question: z.string(),
    kind: questionKind,
    label: z.string(),
    value: z.union([z.string(), z.number(), z.array(z.string())]),
    shown: z.string(),
    keptDays: z.number().optional(),
  }),
);

export function answersOf({ answers }: { answers?: unknown }): readonly StoredAnswer[] {
  return stored.safeParse(answers).data ?? [];
}

/** How the line of an answer begins: a question that ends in a sign of its own needs no colon behind it. */
export function headOf(label: string): string {
  const words = joinLines(label).replaceAll(': ', ' ');
  return /[?:]$/.test(words) ? words : `${words}:`;
}

export const joinLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' / ');

/** What was answered, by its label; a label that two questions have is numbered. */
export function answersByLabel(lead: Pick<Lead, 'answers'>): Record<string, string> {
  const byLabel: Record<string, string> = {};
  for (const { label, shown } of answersOf(lead)) byLabel[numbered(label, (name) => name in byLabel)] = shown;
  return byLabel;
}

export function numbered(label: string, isTaken: (name: string) => boolean): string {
  let name = label;
  for (let count = 2; isTaken(name); count += 1) name = `${label} (${count})`;
  return name;
}

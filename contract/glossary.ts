import { z } from 'zod';
import { line, prose } from './primitives/editing.ts';
import { pathOn, type Sited } from './spokenPaths.ts';

/** The letters of the glossary; a term that begins with a digit is listed under the letter of its word. */
export const glossaryLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;

/** A term of the glossary. R20. */
export const glossaryTerm = z.object({
  id: z.int().positive(),
  /** A to Z. */
  letter: z.string().regex(/^[A-Z]$/, { error: 'one letter, A to Z' }),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: line('The term', { max: 60 }),
  description: prose('What it means, in two sentences at most', { max: 300 }),
  more: prose('A third sentence, or a fourth, shown when the term is opened', { max: 400 }).optional(),
  /** The article that says more, by the last part of its address. */
  articleSlug: z.string().optional().meta({
    description: 'The article that says more, by the last part of its address',
    widget: 'text',
  }),
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;

/** The path of a letter's page, `/glossary/c`. R1. */
export function pathOfLetter(letter: string, site: Sited = {}): string {
  return pathOn(site, `/glossary/${letter.toLowerCase()}`);
}

/** The path of a term: its anchor on its letter's page. */
export function pathOfTerm(term: Pick<GlossaryTerm, 'letter' | 'slug'>, site?: Sited): string {
  return `${pathOfLetter(term.letter, site)}#${term.slug}`;
}

/**
 * The letter under which a term is listed: its first letter, without an accent, so that `51% attack` is under A.
 * Undefined where the term has none from A to Z.
 */
export function letterOf(term: string): string | undefined {
  return /[a-z]/i.exec(term.normalize('NFD'))?.[0].toUpperCase();
}

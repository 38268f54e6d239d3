import type * as z from 'zod/mini';
import type { DeclaredField } from '../contact/siteQuestions.ts';
import type { Note } from '../words/ownWords.ts';
import type { CoreKindName } from './Question.ts';

/**
 * Whether a form asks for a field. `needed`: always, and it must be filled in. `asked`: unless the owner removes it.
 * `offered`: where its block or the owner asks for it. `spare`: only where the owner asks for it.
 */
export type Standing = 'needed' | 'asked' | 'offered' | 'spare';

/** One field of a form, before the owner changes it. */
export interface FormField {
  name: string;
  kind: CoreKindName;
  label: string;
  placeholder?: string | undefined;
  told?: DeclaredField['told'] | undefined;
  otherwise?: DeclaredField['otherwise'] | undefined;
  /** By this name its label and example are in the catalogues: `field.<words>`. */
  words: string;
  standing: Standing;
  /** The owner may make it required. */
  mayBeRequired: boolean;
}

/** When a form counts as a duplicate, and what happens then. R38, R39. */
export interface DuplicateRule {
  /** Names of the fields that are compared, in the order of the fingerprint; `all` compares files too. */
  counts: 'all' | readonly [string, ...string[]];
  /** `told`: refused with the words of R39. `answered`: answered like the first, and nothing is stored twice. */
  ends: 'told' | 'answered';
}

/** How long a received form is remembered for duplicates, ms. R38. */
export const duplicateWithinMs = 24 * 3_600_000;

/** A form of the site, described once. */
export interface FormDescription {
  /** Name for people. */
  label: string;
  /** Path of the call that takes it. */
  path: string;
  /** Of a call that takes this form alone: its name in OpenAPI, and what it does. */
  call?: { name: string; summary: string };
  /** What that call takes from a visitor: checked in the browser and by the host, described by OpenAPI. */
  schema: z.ZodMiniObject;
  /** Layout names of the blocks that have it; empty where the site itself has it. */
  blocks: readonly string[];
  /**
   * What the host makes of it: for a request, a thank-you takes its place, others lead on to what was asked for. All but
   * readers of the newsletter are in the inbox.
   */
  becomes: 'request' | 'call' | 'download' | 'reader';
  duplicate: DuplicateRule;
  /** The note below its button, where it is not that of the contact form. */
  note?: Note;
  /**
   * What follows it. `receipt`: a receipt for visitors without script. `more`: also the question what is needed, and
   * when (R44), for people who begin to talk. Neither for an application or a seat, whose pages say who answers and
   * when.
   */
  follows?: 'receipt' | 'more';
  /** In their usual order, which is also the order of their errors. */
  fields: readonly FormField[];
}

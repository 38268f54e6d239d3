import type * as z from 'zod/mini';
import type { DuplicateRule } from './DuplicateRule.ts';

/**
 * Whether a form asks for a field. `needed`: always, and it has to be filled in. `asked`: unless the owner leaves it
 * out. `offered`: where its block asks for it, or the owner. `spare`: where the owner asks for it, and nowhere else.
 */
export type Standing = 'needed' | 'asked' | 'offered' | 'spare';

/** One field of a form, as it is until the owner changes it. */
export interface FormField {
  name: string;
  label: string;
  placeholder?: string;
  standing: Standing;
  /** The owner may have it filled in by everybody. */
  mayBeRequired: boolean;
  /** It is typed into, so that an example may be in it. */
  hasPlaceholder: boolean;
}

/** A form of the site, described once. */
export interface FormDescription {
  /** For people. */
  label: string;
  /** Of the call that takes it. */
  path: string;
  /** What that call takes of a visitor: checked in the browser and by the host, described by OpenAPI. */
  schema: z.ZodMiniObject;
  /** Layout names of the blocks that hold it; none where the site itself does. */
  blocks: readonly string[];
  /** What the host makes of it. All but readers of the newsletter stand in the inbox. */
  becomes: 'request' | 'call' | 'download' | 'reader';
  duplicate: DuplicateRule;
  /** Stands below its button, where that is not what the contact form says, while the owner has no words for it. */
  note?: { version: string; text: string };
  /** A thank-you of words takes its place; others lead on to what was asked for. */
  hasThanks: boolean;
  /**
   * What follows it: a receipt for whoever has no script, and of whoever begins to talk the question what is needed, and
   * when (R44). Neither for an application or a seat, whose pages say who answers and when.
   */
  follows?: 'receipt' | 'more';
  /** In their usual order, in which their errors are told. */
  fields: readonly FormField[];
}

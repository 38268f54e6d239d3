import * as z from 'zod/mini';
import { phonePattern } from '../primitives/phone.ts';
import type { FaultId } from '../words/siteTexts.ts';
import { emailPattern } from './cleaned.ts';
import { maxCharacters } from './limits.ts';
import { type DeclaredField, isSiteField, type SiteField, siteQuestions } from './siteQuestions.ts';

/*
 * What calls of forms take, for OpenAPI and for the types. The fields are checked as the questions that they are, by
 * `checkAnswers`; the schemas check what a page fills in besides.
 */

/** A fault by the id of its sentence: who shows it says it, with the name of the field and its limit. */
export const fault = (id: FaultId): string => id;

/** How a calendar day is written; `isDay` says whether there is one. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const patterns: Partial<Record<DeclaredField['kind'], RegExp>> = { email: emailPattern, phone: phonePattern };
const most: Partial<Record<DeclaredField['kind'], number>> = maxCharacters;

function describe({ choices, kind, max, pattern = patterns[kind] }: DeclaredField, isNeeded: boolean): z.ZodMiniType {
  const one = choices && z.enum(Object.values(choices));
  if (one) return z.optional(kind === 'choices' ? z.array(one) : one);
  if (kind === 'date') return z.optional(z.string().check(z.regex(dayPattern)));
  const text = z
    .string()
    .check(
      ...(isNeeded ? [z.minLength(1)] : []),
      z.maxLength(Number(max ?? most[kind])),
      ...(pattern ? [z.regex(pattern)] : []),
    );
  return isNeeded ? text : z.optional(text);
}

type ValueOf<Name extends SiteField> = (typeof siteQuestions)[Name]['kind'] extends 'choices' ? string[] : string;
type Described<Name extends SiteField, Needed> = Name extends Needed
  ? z.ZodMiniType<ValueOf<Name>>
  : z.ZodMiniOptional<z.ZodMiniType<ValueOf<Name>>>;

/** The schema of a form that asks for these fields, in the order of their errors; those in `needed` must be filled in. */
export function fieldsOf<const Name extends SiteField, const Needed extends NoInfer<Name> = never>(
  names: readonly Name[],
  needed: readonly Needed[] = [],
) {
  const isNeeded = (name: string) => needed.some((one) => one === name);
  const shape = Object.fromEntries(names.map((name) => [name, describe(siteQuestions[name], isNeeded(name))]));
  for (const one of Object.values(shape)) ofSite.add(one);
  return z.object(shape as { [One in Name]: Described<One, Needed> });
}

/** The schemas that describe questions: a call may have a field of its own of the same name. */
const ofSite = new WeakSet<object>();

function isOfSite(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  // Of a call that requires nothing, the schemas are around those of another.
  return ofSite.has(schema) || ('innerType' in def && ofSite.has(def.innerType as object));
}

/** The fields of a schema that are questions of the site, and whether each must be filled in. */
export const questionsIn = ({ shape }: { shape: Readonly<Record<string, z.core.$ZodType>> }) =>
  Object.entries(shape).flatMap(([name, schema]) =>
    isSiteField(name) && isOfSite(schema) ? [{ name, isNeeded: schema._zod.optin !== 'optional' }] : [],
  );

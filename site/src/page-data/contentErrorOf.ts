import { type BlockSchema, wordsOf } from '@frontage/blocks/defineBlock.ts';
import { labelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { articleBlock, block } from '@frontage/contract/blocks.ts';
import { readField } from '@frontage/contract/primitives/readField.ts';
import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { ContentError } from './ContentError.ts';

/** The layout names allowed in a page, or in an article. */
function listKnownLayouts(raw: unknown): string[] {
  const type = readValue(raw, ['type']);
  const union = type === 'post' || type === 'news' ? articleBlock : block;
  return union.options.map((option) => option.shape.acf_fc_layout.value);
}

/**
 * Returns an error that says which page, block and field does not fit, what was expected and what was found. `raw` is
 * the unchecked answer, `schema` what it should fit, if that has labels of its own.
 */
export function contentErrorOf(place: string, raw: unknown, error: z.ZodError, schema?: z.core.$ZodType): ContentError {
  const fields = error.issues.map((issue) => ({ path: issue.path.join('.'), words: faultOfIssue(issue, raw, schema) }));
  const lines = fields.map(({ words }) => `  ${words}`);
  return new ContentError([`${place} cannot be shown:`, ...lines].join('\n'), fields);
}

/**
 * Returns one fault in the words of the form: block and field, what was expected and what was found. Its path leads
 * into `raw`.
 */
export function faultOfIssue(issue: z.core.$ZodIssue, raw: unknown, whole?: z.core.$ZodType): string {
  const [first, position, ...field] = issue.path;
  const said = describeIssue(issue, readValue(raw, issue.path));
  if (first !== 'layout' || typeof position !== 'number') return `${formatFieldName(issue.path, whole)}: ${said}`;
  const layout = readValue(raw, ['layout', position, 'acf_fc_layout']);
  if (issue.code === 'invalid_union' && field.at(-1) === 'acf_fc_layout') {
    return `Block ${position + 1}: expected a known block, found ${layout === undefined ? 'one without a name' : `"${layout}"`}. ${suggestLayout(layout, listKnownLayouts(raw))}`;
  }
  const schema: BlockSchema | undefined = [...block.options, ...articleBlock.options].find(
    ({ shape }) => shape.acf_fc_layout.value === layout,
  );
  const place = `Block ${position + 1} (${schema ? wordsOf(schema).title : String(layout)})`;
  return `${[place, formatFieldName(field, schema)].filter(Boolean).join(' › ')}: ${said}`;
}

/** `Items 2 › Title`, using the labels of the form. Entries count from 1, as people do. */
function formatFieldName(path: readonly PropertyKey[], schema?: z.core.$ZodType): string {
  const names: string[] = [];
  let within = schema;
  for (const key of path) {
    const field = within && readField(within);
    if (typeof key === 'number') {
      names.push(`${names.pop() ?? ''} ${key + 1}`.trim());
      within = field?.kind === 'list' ? field.element : undefined;
    } else {
      within = field?.kind === 'group' ? field.shape[String(key)] : undefined;
      names.push((within && readField(within).editing.label) ?? labelOf(String(key)));
    }
  }
  return names.join(' › ');
}

function readValue(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function suggestLayout(layout: unknown, known: string[]): string {
  const near = known.find((name) => typeof layout === 'string' && isNear(name, layout));
  return near ? `Did you mean "${near}"?` : `Known blocks: ${known.join(', ')}.`;
}

/** Whether one name begins with the other, or they differ by at most two letters. */
function isNear(known: string, typed: string): boolean {
  return known.startsWith(typed) || typed.startsWith(known) || distance(known, typed) <= 2;
}

/**
 * Describes what is wrong with one value for the person who can fix it: what was expected and what was found. Where a
 * schema has its own message, that is what was expected, or says all of it in a sentence.
 */
function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return found === undefined || found === null
        ? 'is missing'
        : `expected ${kindNames[issue.expected] ?? issue.expected}, found ${nameOf(found)}`;
    case 'too_small':
      return found === ''
        ? 'is missing'
        : `expected at least ${amount(issue.minimum, issue.origin)}, found ${sizeOf(found)}`;
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin)}, found ${sizeOf(found)}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map(String))}, found ${nameOf(found)}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a field' : 'fields'} that nobody knows: ${issue.keys.join(', ')}`;
    case 'invalid_format':
    case 'custom':
      if (issue.message.endsWith('.')) return issue.message;
      return `expected ${issue.message}, found ${nameOf(found)}`;
    default:
      return `${issue.message}, found ${nameOf(found)}`;
  }
}

const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
};

function nameOf(found: unknown): string {
  if (found === undefined || found === null) return 'nothing';
  if (found === '') return 'an empty text';
  if (typeof found === 'string') return `"${found.length > 60 ? `${found.slice(0, 60)}...` : found}"`;
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' ? 'a group of fields' : String(found);
}

function sizeOf(found: unknown): string {
  if (typeof found === 'string') return String(found.length);
  return Array.isArray(found) ? String(found.length) : nameOf(found);
}

function amount(limit: number | bigint, origin: string): string {
  const unit = { string: 'character', array: 'entry' }[origin];
  if (!unit) return String(limit);
  const plural = unit === 'entry' ? 'entries' : `${unit}s`;
  return `${limit} ${Number(limit) === 1 ? unit : plural}`;
}

function oneOf(values: string[]): string {
  return values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`;
}

import { articleBlock, block } from '@frontage/contract/blocks.ts';
import { describeIssue } from '@frontage/contract/describeIssue.ts';
import type { z } from 'zod';

/** Content that cannot be shown as it is: the message says where to mend it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** The backend does not answer: no fault of the content, and worth another try. */
export class BackendAway extends Error {
  override name = 'BackendAway';
}

/** The names an editor may use for a block of a page, or of an article. */
function knownLayouts(raw: unknown): string[] {
  const type = valueAt(raw, ['type']);
  const union = type === 'post' || type === 'news' ? articleBlock : block;
  return union.options.map((option) => option.shape.acf_fc_layout.value);
}

/**
 * Tells which page, block and field does not fit, what was expected and what was found. `raw` is the answer as it came.
 */
export function contentErrorOf(place: string, raw: unknown, error: z.ZodError): ContentError {
  const lines = error.issues.map((issue) => `  ${faultOfIssue(issue, raw)}`);
  return new ContentError([`${place} cannot be shown:`, ...lines].join('\n'));
}

/** One fault in words: block and field, what was expected and what was found. Its path leads into `raw`. */
export function faultOfIssue(issue: z.core.$ZodIssue, raw: unknown): string {
  const [first, position, ...field] = issue.path;
  if (first !== 'layout' || typeof position !== 'number') {
    return `field ${fieldName(issue.path)}: ${describeIssue(issue, valueAt(raw, issue.path))}`;
  }
  const layout = valueAt(raw, ['layout', position, 'acf_fc_layout']);
  if (issue.code === 'invalid_union' && field.at(-1) === 'acf_fc_layout') {
    return `block ${position + 1}: expected a known block, found ${layout === undefined ? 'one without a name' : `"${layout}"`}. ${suggestion(layout, knownLayouts(raw))}`;
  }
  const where = field.length > 0 ? `, field ${fieldName(field)}` : '';
  return `block ${position + 1}, ${String(layout)}${where}: ${describeIssue(issue, valueAt(raw, issue.path))}`;
}

/** `items.2.title` counts entries from 1, as people do. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

function suggestion(layout: unknown, known: string[]): string {
  const near = known.find((name) => typeof layout === 'string' && isNear(name, layout));
  return near ? `Did you mean "${near}"?` : `Known blocks: ${known.join(', ')}.`;
}

/** One name begins as the other does, or they hold the same letters but for two. */
function isNear(known: string, typed: string): boolean {
  if (known.startsWith(typed) || typed.startsWith(known)) return true;
  const letters = [...known];
  for (const letter of typed) {
    const at = letters.indexOf(letter);
    if (at >= 0) letters.splice(at, 1);
  }
  return letters.length <= 2 && Math.abs(known.length - typed.length) <= 2;
}

import type { z } from 'zod';

/**
 * Describes what is wrong with one value for the person who can fix it: what was expected and what was found. Where a
 * schema has its own message, that is what was expected.
 */
export function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kindName(issue.expected)}, found ${nameOf(found)}`;
    case 'too_small':
      return found === ''
        ? 'expected text, found an empty text'
        : `expected at least ${amount(issue.minimum, issue.origin)}, found ${sizeOf(found)}`;
    case 'too_big':
      return `expected at most ${amount(issue.maximum, issue.origin)}, found ${sizeOf(found)}`;
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map(String))}, found ${nameOf(found)}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a field' : 'fields'} that nobody knows: ${issue.keys.join(', ')}`;
    case 'invalid_format':
    case 'custom':
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

function kindName(kind: string): string {
  return kindNames[kind] ?? kind;
}

function nameOf(found: unknown): string {
  if (found === undefined || found === null) return 'nothing';
  if (typeof found === 'string') return found === '' ? 'an empty text' : `"${shorten(found)}"`;
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' ? 'a group of fields' : String(found);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
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

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What WordPress's own client adds to every request. Our content has one language for each namespace. */
const ignored = ['_locale'];

/**
 * Query and path of a request, ready for the schema of its call. A list may be written as `a=1,2`, `a=1&a=2`, or
 * `a[]=1&a[]=2`, with or without numbers in the brackets, and in any of these ways at once. R53.
 */
export function readQuery(request: FastifyRequest, schema: z.ZodObject): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [written, value] of Object.entries(Object(request.query))) {
    if (ignored.includes(written)) continue;
    const name = written.replace(/\[\d{0,4}\]$/, '');
    if (isList(schema, name)) given[name] = [...((given[name] as unknown[]) ?? []), ...entriesOf(value)];
    else Object.defineProperty(given, written, { value, enumerable: true, configurable: true, writable: true });
  }
  return { ...given, ...Object(request.params) };
}

function isList({ shape }: z.ZodObject, name: string): boolean {
  const field: unknown = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return (field instanceof z.ZodOptional ? field.unwrap() : field) instanceof z.ZodArray;
}

function entriesOf(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((one) => String(one).split(','))
    .map((entry) => entry.trim());
}

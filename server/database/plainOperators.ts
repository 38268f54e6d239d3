import { sql } from './sql.ts';

type Compare = (column: never, pattern: never) => ReturnType<typeof sql>;

/**
 * The operators that look for a part of a text, of which every sign is meant as it was typed. Payload (as of 3.90.2)
 * passes `%` and `_` on as those that stand for anything, so whoever looks for "100 %" finds all.
 */
export function plainOperators<Operators extends { contains: unknown; like: unknown }>({
  operators,
}: {
  operators: Operators;
}) {
  const plainly =
    (compare: Compare) =>
    (column: never, pattern: unknown): ReturnType<typeof sql> => {
      // Without a sign at both ends it is one of Payload's own, which looks for a path.
      const [, typed] = /^%(.*)%$/s.exec(String(pattern)) ?? [];
      if (typed === undefined) return compare(column, pattern as never);
      return sql`${compare(column, `%${typed.replace(/[\\%_]/g, '\\$&')}%` as never)} escape '\\'`;
    };
  const { contains, like } = operators;
  return { operators: { ...operators, contains: plainly(contains as Compare), like: plainly(like as Compare) } };
}

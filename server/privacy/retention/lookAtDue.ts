import type { Payload } from 'payload';
import { type Due, findDue } from './findDue.ts';

/** The most rows that are named for each rule; the rest is only counted. */
const namedAtMost = 10;

/** What is due by one rule. */
export interface DueByRule {
  rule: Due['rule'];
  collection: Due['collection'];
  count: number;
  /** The first that were found; `dueAt` is a day. */
  first: { id: number; dueAt: string }[];
}

/** Counts what is due at `now` under the terms of the settings, and removes nothing. */
export async function lookAtDue(payload: Payload, now: Date): Promise<{ total: number; rules: DueByRule[] }> {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  const rules = new Map<Due['rule'], DueByRule>();
  let total = 0;
  for await (const { collection, dueAt, id, rule } of findDue(payload, terms, now)) {
    const known = rules.get(rule) ?? { rule, collection, count: 0, first: [] };
    known.count += 1;
    if (known.first.length < namedAtMost) known.first.push({ id, dueAt: dueAt.toISOString().slice(0, 10) });
    rules.set(rule, known);
    total += 1;
  }
  return { total, rules: [...rules.values()] };
}

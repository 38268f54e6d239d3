import type { Payload } from 'payload';
import { type Due, findDue } from './findDue.ts';
import { answersRule, withDueAnswers } from './removeDueAnswers.ts';

/** The most rows that are named for each rule; the rest is only counted. */
const namedAtMost = 10;

/** What is due by one rule. */
export interface DueByRule {
  rule: Due['rule'] | typeof answersRule;
  collection: Due['collection'];
  count: number;
  /** The first that were found; `dueAt` is a day. */
  first: { id: number; dueAt: string }[];
}

/** Counts what is due at `now` under the terms of the settings, and removes nothing. */
export async function lookAtDue(payload: Payload, now: Date): Promise<{ total: number; rules: DueByRule[] }> {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  const rules = new Map<DueByRule['rule'], DueByRule>();
  let total = 0;
  for await (const { collection, dueAt, id, rule } of findDue(payload, terms, now)) {
    const known = rules.get(rule) ?? { rule, collection, count: 0, first: [] };
    known.count += 1;
    if (known.first.length < namedAtMost) known.first.push({ id, dueAt: dueAt.toISOString().slice(0, 10) });
    rules.set(rule, known);
    total += 1;
  }
  const answers = await payload.find({
    ...{ collection: 'leads', where: withDueAnswers(now), sort: 'answersKeptUntil', limit: namedAtMost, depth: 0 },
    select: { answersKeptUntil: true },
    joins: false,
  });
  if (answers.totalDocs > 0) {
    const first = answers.docs.map(({ answersKeptUntil, id }) => ({ id, dueAt: answersKeptUntil?.slice(0, 10) ?? '' }));
    rules.set(answersRule, { rule: answersRule, collection: 'leads', count: answers.totalDocs, first });
    total += answers.totalDocs;
  }
  return { total, rules: [...rules.values()] };
}

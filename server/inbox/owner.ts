import { dayIn } from '@frontage/contract/booking/time.ts';
import type { CollectionConfig, Payload, RelationshipField } from 'payload';
import { only } from '../access/access.ts';
import { type InTransaction, runWithValues, type Statement } from '../database/directRows.ts';
import { lockRows } from '../database/inTransaction.ts';
import { listed, sql } from '../database/sql.ts';
import type { User } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Deciding, readRoute } from './routes.ts';

/* Who owns a request, by rule. R75. */

/** Those who may own requests, because they may read them. */
const mayOwn = { role: { in: ['admin', 'sales'] } };

/** People who own requests in turn. Whoever owns one reads it, so only admins name them. */
export function answeringPeople(description: string): RelationshipField {
  return {
    name: 'people',
    label: 'Who answers',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    maxRows: 30,
    filterOptions: mayOwn,
    access: { create: only('admin'), update: only('admin') },
    admin: { description, allowCreate: false, allowEdit: false },
  };
}

/** When each person was last given a request: the number of that turn. */
export const turns: CollectionConfig = {
  slug: 'turns',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'taken', type: 'number', required: true },
  ],
};

export interface RequestToOwn extends Deciding {
  id: number;
  formId?: string | null | undefined;
  /** The present, by the clock of who asks; otherwise by that of the machine. */
  at?: Date | undefined;
}

/**
 * Gives a new request that owes an answer to one of those who answer it: among the present, to whoever has waited
 * longest for one, and to the stand-in of somebody who is away. Exact over hosts: whose turn it is stays locked until
 * the transaction of `req` ends. Returns the owner; `nobody` where all of them are away; undefined where nobody is named
 * or it has an owner.
 */
export async function giveOwner(
  payload: Payload,
  req: InTransaction,
  { id, at = new Date(), formId = null, ...deciding }: RequestToOwn,
): Promise<User | 'nobody' | undefined> {
  const { hours, people } = await readRoute(payload, { formId, ...deciding });
  if (people.length === 0) return undefined;
  const run = (statement: Statement) => runWithValues(payload, req, statement);
  const [lead] = await run(sql`SELECT owner_id, answer_state FROM leads WHERE id = ${id}`);
  if (lead?.owner_id || !lead?.answer_state) return undefined;
  const colleagues = await readColleagues(payload, req);
  const day = dayIn(at, hours.timeZone);
  const present = new Set(people.flatMap((person) => presentFor(person, colleagues, day) ?? []));
  if (present.size === 0) return 'nobody';
  const ids = new Set([...present].map((one) => one.id));
  await lockRows(payload, req, new Map([['users', ids]]));
  const values = listed([...ids].map((one) => sql`${one}`));
  const rows = await run(sql`SELECT person_id, taken FROM turns WHERE person_id IN (${values})`);
  const turnOf = new Map(rows.map(({ person_id: person, taken }) => [Number(person), Number(taken)]));
  const [next] = [...present].sort((one, other) => (turnOf.get(one.id) ?? 0) - (turnOf.get(other.id) ?? 0));
  if (!next) return 'nobody';
  await run(sql`INSERT INTO turns (person_id, taken) VALUES (${next.id}, (SELECT coalesce(max(taken), 0) + 1 FROM turns))
    ON CONFLICT (person_id) DO UPDATE SET taken = excluded.taken`);
  await run(sql`UPDATE leads SET owner_id = ${next.id} WHERE id = ${id}`);
  return next;
}

export async function readColleagues(payload: Payload, req: InTransaction): Promise<User[]> {
  const { docs } = await payload.db.find<User>({
    ...{ collection: 'users', where: mayOwn, pagination: false, sort: 'id', req },
    select: { email: true, name: true, role: true, absences: true },
  });
  return docs;
}

/** The person, or who stands in on a day (`YYYY-MM-DD`); undefined where all of them are away. */
export function presentFor(id: number | undefined, colleagues: readonly User[], day: string): User | undefined {
  const asked = new Set<number>();
  let person = colleagues.find((one) => one.id === id);
  while (person && !asked.has(person.id)) {
    asked.add(person.id);
    const absence = person.absences?.find(({ from, to }) => from <= day && day <= (to || from));
    if (!absence) return person;
    const standIn = idOf(absence.standIn);
    person = colleagues.find((one) => one.id === standIn);
  }
  return undefined;
}

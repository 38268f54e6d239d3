import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import { answersOf } from '../inbox/answersOf.ts';
import type { Form, Office } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';

/** What of a request decides who is told. */
export interface Deciding {
  country?: string | null | undefined;
  /** As a request keeps them. */
  answers?: unknown;
}

/**
 * The addresses that are told about a request of a form, each once; empty where the general address is told. The first
 * rule for its country or answers replaces the general recipients. Offices are told at their present address; an office without
 * one is skipped.
 */
export async function findRecipients(
  payload: Payload,
  form: Pick<Form, 'byCountry' | 'offices' | 'recipients'>,
  request: Deciding,
  req: InTransaction,
): Promise<readonly string[]> {
  const { offices, recipients } = ruleFor(form, request);
  return [...new Set([...(recipients ?? []), ...(await addressesOf(payload, offices ?? [], req))])];
}

/** The first rule of a form for the country and the answers of a request, otherwise its general recipients. */
export function ruleFor(
  form: Pick<Form, 'byCountry' | 'offices' | 'recipients'>,
  { answers, country }: Deciding,
): Pick<Form, 'offices' | 'recipients'> {
  const chosen = answersOf({ answers }).flatMap(({ question, value }) =>
    [value].flat().map((id) => `${question} ${id}`),
  );
  const rule = (form.byCountry ?? []).find(({ answer, countries }) => {
    const named = countries ?? [];
    if (named.length === 0 && !answer) return false;
    return (named.length === 0 || (country && named.includes(country))) && (!answer || chosen.includes(answer));
  });
  return rule ?? form;
}

async function addressesOf(
  payload: Payload,
  offices: readonly (number | Office)[],
  req: InTransaction,
): Promise<string[]> {
  const ids = offices.flatMap((office) => idOf(office) ?? []);
  if (ids.length === 0) return [];
  const where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const { docs } = await payload.db.find<Office>({ collection: 'offices', where, pagination: false, limit: 100, req });
  return ids.flatMap((id) => docs.find((office) => office.id === id)?.email || []);
}

import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { Form, Office } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';

/**
 * The addresses that are told about a request of a form, each once; empty where the general address is told. The first
 * rule for the country replaces the general recipients. Offices are told at their present address; an office without
 * one is skipped.
 */
export async function findRecipients(
  payload: Payload,
  form: Pick<Form, 'byCountry' | 'offices' | 'recipients'>,
  country: string | null | undefined,
  req: InTransaction,
): Promise<readonly string[]> {
  const { offices, recipients } = ruleFor(form, country);
  return [...new Set([...(recipients ?? []), ...(await addressesOf(payload, offices ?? [], req))])];
}

/** The first rule of a form for the country, otherwise its general recipients. */
export function ruleFor(
  form: Pick<Form, 'byCountry' | 'offices' | 'recipients'>,
  country: string | null | undefined,
): Pick<Form, 'offices' | 'recipients'> {
  return (form.byCountry ?? []).find(({ countries }) => country && countries.includes(country)) ?? form;
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

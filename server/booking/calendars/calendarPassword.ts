import type { FieldHook, Payload } from 'payload';
import type { BookingPlan } from '../../payload-types.ts';
import { createSeal, type Seal } from '../../seal.ts';

const seals = new WeakMap<Payload, Seal>();

/** Passwords of calendars are kept sealed: whoever reads a copy of the database cannot use them. */
function sealOf(payload: Payload): Seal {
  const seal = seals.get(payload) ?? createSeal(payload.config.secret, 'passwords of calendars');
  seals.set(payload, seal);
  return seal;
}

const sealPassword = (payload: Payload, password: string) => sealOf(payload).seal(password);

/** Undefined where there is none, or where it was sealed with another secret. */
export function openPassword(payload: Payload, sealed: string | undefined): string | undefined {
  return sealed === undefined ? undefined : sealOf(payload).open(sealed);
}

/** The context of a reader who asks calendars. Everybody else is told of no password, not even sealed. */
export const withPasswords = { opensCalendars: true };

export const hidePassword: FieldHook = ({ context, value }) => (context.opensCalendars === true ? value : null);

/** Seals what was typed. An empty field keeps the password, as long as it goes to the same host by the same name. */
export const keepPassword: FieldHook = async ({ req, siblingData, value }) => {
  const { payload } = req;
  if (typeof value === 'string' && value !== '') {
    return openPassword(payload, value) === undefined ? sealPassword(payload, value) : value;
  }
  const stored = await payload.db.findGlobal<Pick<BookingPlan, 'desks'>>({ slug: 'booking', req });
  const before = (stored.desks ?? [])
    .flatMap(({ calendars }) => calendars ?? [])
    .find(({ id }) => id === siblingData.id);
  const isSame = before && homeOf(before) === homeOf(siblingData);
  return isSame ? before.password : null;
};

function homeOf({ address, user }: { address?: string; user?: string | null }): string {
  const host = URL.canParse(address ?? '') ? new URL(address ?? '').host : address;
  return JSON.stringify([host, user || null]);
}

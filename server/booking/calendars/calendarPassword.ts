import type { FieldHook, Payload, PayloadRequest, TextField } from 'payload';
import { memoisePer } from '../../memoiseFor.ts';
import type { BookingPlan } from '../../payload-types.ts';
import { createSeal } from '../../seal.ts';
import type { AccountKind } from '../CallPlan.ts';

/** Passwords of calendars are kept sealed: whoever reads a copy of the database cannot use them. */
const sealOf = memoisePer(({ config }: Payload) => createSeal(config.secret, 'passwords of calendars'));

/** Of a calendar, of a client, or a permission. */
export const sealPassword = (payload: Payload, password: string) => sealOf(payload).seal(password);

/** Undefined where there is none, or where it was sealed with another secret. */
export function openPassword(payload: Payload, sealed: string | undefined): string | undefined {
  return sealed === undefined ? undefined : sealOf(payload).open(sealed);
}

/** The context of a reader who asks calendars. Everybody else is told of no password, not even sealed. */
export const withPasswords = { opensCalendars: true };

export const hidePassword: FieldHook = ({ context, value }) => (context.opensCalendars === true ? value : null);

/** Seals what was typed. An empty field keeps the password, as long as it goes to the same host by the same name. */
export const keepPassword: FieldHook = async ({ req, siblingData, value }) => {
  if (typeof value === 'string' && value !== '') return sealed(req.payload, value);
  const stored = await findStored(req);
  const before = (stored.desks ?? [])
    .flatMap(({ calendars }) => calendars ?? [])
    .find(({ id }) => id === siblingData.id);
  const isSame = before && homeOf(before) === homeOf(siblingData);
  return isSame ? before.password : null;
};

/** The same for the secret of a client, which belongs to its id. */
const keepSecret =
  (kind: AccountKind): FieldHook =>
  async ({ req, siblingData, value }) => {
    if (typeof value === 'string' && value !== '') return sealed(req.payload, value);
    const before = (await findStored(req))[kind];
    return before?.clientId === siblingData.clientId ? (before?.clientSecret ?? null) : null;
  };

export const clientSecret = (kind: AccountKind, description: string): TextField => ({
  name: 'clientSecret',
  label: 'Client secret',
  type: 'text',
  maxLength: 500,
  hooks: { beforeChange: [keepSecret(kind)], afterRead: [hidePassword] },
  admin: { description, autoComplete: 'off' },
});

function findStored(req: PayloadRequest): Promise<Pick<BookingPlan, 'desks' | AccountKind>> {
  return req.payload.db.findGlobal<Pick<BookingPlan, 'desks' | AccountKind>>({ slug: 'booking', req });
}

/** What was sealed already stays: a version that is brought back has it so. */
function sealed(payload: Payload, typed: string): string {
  return openPassword(payload, typed) === undefined ? sealPassword(payload, typed) : typed;
}

function homeOf({ address, user }: { address?: string; user?: string | null }): string {
  const host = URL.canParse(address ?? '') ? new URL(address ?? '').host : address;
  return JSON.stringify([host, user || null]);
}

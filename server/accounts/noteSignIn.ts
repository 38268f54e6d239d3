import Bowser from 'bowser';
import type { CollectionAfterLoginHook, PayloadRequest } from 'payload';
import { noteEvent } from '../audit/noteEvent.ts';
import type { User } from '../payload-types.ts';
import { forgetWrongSignIns, knownNetworksOf, networkOfRequest } from './admitSignIn.ts';
import { isOnlyChecking } from './passwordCheck.ts';

/** The number of networks of a person that strangers cannot shut out. */
const networksKept = 5;

/**
 * Stores with the new session its device and network, by which people recognise it, and the network with the person.
 */
export const noteSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (isOnlyChecking()) return;
  const network = networkOfRequest(req);
  const own = user.sessions?.at(-1);
  if (own) Object.assign(own, { device: deviceOf(req), network });
  const others = knownNetworksOf(user).filter((one) => one !== network);
  // The whole row, as Payload itself writes it: from part of a row with a list the database would make a new row.
  const data = {
    ...user,
    knownNetworks: [network, ...others].filter(Boolean).slice(0, networksKept),
    lastSignInAt: new Date().toISOString(),
    // Signing in does not change the person.
    updatedAt: null,
  };
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false });
  const event = { action: 'signed-in', kind: 'Users', subject: user.email, document: String(user.id) } as const;
  await noteEvent(req, event, { ...user, collection: 'users' });
  await forgetWrongSignIns(req, user.email);
};

/** The device in words, such as: Firefox on Linux. */
function deviceOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  const agent = headers?.get('user-agent');
  if (!agent) return 'A program';
  const { browser, os } = Bowser.parse(agent);
  return browser.name ? `${browser.name}${os.name ? ` on ${os.name}` : ''}` : 'A program';
}

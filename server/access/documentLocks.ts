import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { idIn } from '../references/idOf.ts';

export const locks = 'payload-locked-documents';

/**
 * Who may see, take over and end the locks that keep two people from overwriting each other: whoever may change the
 * document, and always in their own name and now. Payload (as of 3.90.2) lets everybody who signs in lock anything for
 * anybody, until any time. Without an address: a colleague is named as their account is.
 */
export function guardLocks(config: SanitizedConfig): void {
  const collection = config.collections.find(({ slug }) => slug === locks);
  if (!collection) return;
  // The admin makes them itself, in the name of the person who types.
  collection.access.create = () => false;
  collection.access.read = whereOneMayWrite;
  collection.access.update = whereOneMayWrite;
  collection.access.delete = whereOneMayWrite;
  collection.hooks.beforeOperation.push(inOnesOwnName);
  collection.hooks.afterRead.push(nameHolder);
}

const whereOneMayWrite: Access = async ({ req }) => {
  const slugs = await writableBy(req);
  const where: Where[] = [
    ...slugs.collections.map((slug) => ({ 'document.relationTo': { equals: slug } })),
    ...slugs.globals.map((slug) => ({ globalSlug: { equals: slug } })),
  ];
  return where.length > 0 && { or: where };
};

/** The collections and globals that can be locked and that the person of the request may change. */
export async function writableBy(req: PayloadRequest): Promise<{ collections: string[]; globals: string[] }> {
  const { collections, globals } = req.payload.config;
  const named = async (all: { slug: string; lockDocuments?: unknown; access: { update: Access } }[]) => {
    const may = await Promise.all(
      all.map(async ({ access, lockDocuments }) => lockDocuments !== false && (await access.update({ req })) === true),
    );
    return all.filter((_, index) => may[index]).map(({ slug }) => slug);
  };
  return { collections: await named(collections), globals: await named(globals) };
}

/** To take a lock over is all that can be changed about it. */
const inOnesOwnName: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess || !req.user) return;
  return { ...args, data: { user: { relationTo: req.user.collection, value: req.user.id } } };
};

/**
 * Payload names a colleague by address, or by number to people who may not read colleagues: the name is put where it
 * looks for the address.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const holder: { value?: unknown } | null = doc.user;
  const id = idIn(holder?.value);
  if (typeof id !== 'number') return doc;
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { email: true, name: true },
    req,
  });
  return user ? { ...doc, user: { ...holder, value: { id, email: user.name || user.email } } } : doc;
};

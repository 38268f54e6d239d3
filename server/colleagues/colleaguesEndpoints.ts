import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, forSignedIn } from '../access/endpoints.ts';
import { nameOfUser } from '../audit/nameOfUser.ts';
import { previewCollections } from '../preview/previewLinks.ts';
import { findWriter } from './lockOf.ts';
import { findWhoHasOpen, noteLeft, noteOpen, type OpenDocument, type Person } from './openDocuments.ts';

/** Somebody else who has a document open. */
export interface Colleague {
  name: string;
  /** ISO time at which they opened it. */
  since: string;
  /** They opened it after the person who asks. */
  isLater: boolean;
  /** The document is locked for them now: what others save is refused. */
  isWriting: boolean;
}

/** What a person with a document open should know about the others. */
export interface Colleagues {
  /** In order of arrival. */
  others: Colleague[];
  /** Who saved it after the form was read, and when; missing if nobody else did. */
  changed?: { by: string; at: string };
}

const named = z.object({ collection: z.enum(previewCollections), id: z.coerce.number().int().positive() });
/** `knownAt`: ISO time of the last change that the form shows. */
const said = z.object({ knownAt: z.iso.datetime().optional() });

/**
 * `POST /api/colleagues/pages/12` notes that the caller has it open, and returns who else does, who is writing, and who
 * saved it in the meantime. `DELETE` notes that the caller has left. The same at `/api/colleagues/site-settings`.
 */
export const colleaguesEndpoints: Omit<Endpoint, 'root'>[] = (
  ['/colleagues/site-settings', '/colleagues/:collection/:id'] as const
).flatMap((path) => [
  {
    path,
    method: 'post',
    handler: forSignedIn(async (req) => {
      const [document, person] = [documentOf(req), personOf(req)];
      const saved = document && (await findLastSaved(req, document));
      if (!document || !person || !saved) return answer(404, 'There is no such document');
      const asked = said.safeParse(await req.json?.().catch(() => undefined));
      return answer(
        200,
        await noteAndFindColleagues(req, document, person, { ...saved, knownAt: asked.data?.knownAt }),
      );
    }),
  },
  {
    path,
    method: 'delete',
    handler: forSignedIn(async (req) => {
      const [document, person] = [documentOf(req), personOf(req)];
      if (document && person) await noteLeft(req.payload, document, person);
      return answer(200, {});
    }),
  },
]);

interface Saved {
  updatedAt?: string | null;
  editedBy?: string | null;
}

async function noteAndFindColleagues(
  { payload }: PayloadRequest,
  document: OpenDocument,
  person: Person,
  { editedBy, knownAt, updatedAt }: Saved & { knownAt: string | undefined },
): Promise<Colleagues> {
  const now = new Date();
  const mine = await noteOpen(payload, document, person, now);
  const writer = await findWriter(payload, document, now);
  const others = (await findWhoHasOpen(payload, document, now))
    .filter(({ id }) => id !== person.id)
    .map(({ id, name, since }) => ({ name, since, isLater: since > mine, isWriting: id === writer }));
  const isChanged = knownAt && updatedAt && editedBy && updatedAt > knownAt && editedBy !== person.name;
  return { others, ...(isChanged ? { changed: { by: editedBy, at: updatedAt } } : {}) };
}

/** Returns the newest draft, if the user may read it. */
async function findLastSaved(req: PayloadRequest, document: OpenDocument): Promise<Saved | null> {
  const { payload, user } = req;
  const select = { updatedAt: true, editedBy: true } as const;
  const asked = { depth: 0, draft: true, overrideAccess: false, user, select } as const;
  if (document === 'site-settings') return payload.findGlobal({ slug: document, ...asked });
  const { collection, id } = named.parse(partsOf(document));
  return payload.findByID({ collection, id, disableErrors: true, ...asked });
}

function documentOf({ routeParams }: PayloadRequest): OpenDocument | undefined {
  if (!routeParams?.collection) return 'site-settings';
  const { data } = named.safeParse(routeParams);
  return data && `${data.collection}/${data.id}`;
}

function partsOf(document: OpenDocument) {
  const [collection, id] = document.split('/');
  return { collection, id };
}

function personOf({ user }: PayloadRequest): Person | undefined {
  const name = nameOfUser(user);
  return user && name && typeof user.id === 'number' ? { id: user.id, name } : undefined;
}

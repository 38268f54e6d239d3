import { isOfSite } from '@frontage/contract/hostPaths.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { faultOfTarget, findPublishedAt } from './findPublishedAt.ts';

/**
 * Refuses a redirect that could not work: one that forms a circle, leads to another redirect or to nothing, begins where
 * requests never arrive, or hides a published document.
 */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A redirect in the trash has no effect.
  if (data.deletedAt) return data;
  const from = String(data.from ?? originalDoc?.from);
  const to = String(data.to ?? originalDoc?.to);
  const refuse = (path: 'from' | 'to', message: string) => {
    // The label is part of the sentence that the editor sees above the form.
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message, label: message }], req }, req.t);
  };
  if (from === '/') refuse('from', 'The first page of the site stays where it is');
  if (isOfSite(from)) refuse('from', `${from} is answered by the site itself: nobody would be led on from there`);
  if (from === to) refuse('to', `${from} would lead to itself`);

  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { or: [{ from: { in: [from, to] } }, { to: { equals: from } }] },
        ...(originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }]),
      ],
    },
    pagination: false,
    depth: 0,
    req,
  });
  const same = docs.find((one) => one.from === from);
  if (same) refuse('from', `${from} is redirected to ${same.to} already`);
  const further = docs.find((one) => one.from === to);
  if (further?.to === from) refuse('to', `${to} is redirected to ${from} already: the two would go round in a circle`);
  if (further) refuse('to', `${to} is itself redirected to ${further.to}. Lead to ${further.to} at once`);
  const earlier = docs.find((one) => one.to === from);
  if (earlier) refuse('from', `${earlier.from} is redirected to ${from}. Lead ${earlier.from} to ${to} first`);

  const document = await findPublishedAt(req, from);
  if (document) refuse('from', `${from} is the address of ${document}, which is published`);
  // Programs may write a redirect before its target, as people cannot.
  const missing = req.user ? await faultOfTarget(req, to) : undefined;
  if (missing) refuse('to', missing);
  return data;
};

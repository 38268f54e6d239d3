import { type AfterErrorHook, APIError, type CollectionConfig, type GlobalConfig } from 'payload';
import { say } from '../admin/say.ts';

const whoElse = '/colleagues/admin/Colleagues.tsx#Colleagues';

/** Tells everybody who has a document of this collection open who else does, at once and by name. */
export function withColleagues(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const edit = {
    ...components?.edit,
    beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), whoElse],
  };
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
}

export function withGlobalColleagues(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const elements = {
    ...components?.elements,
    beforeDocumentControls: [...(components?.elements?.beforeDocumentControls ?? []), whoElse],
  };
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
}

/** Payload's status for a document that is locked for somebody else. */
const locked = 423;

/** Replaces Payload's message, which speaks of an ID. The name is shown next to the form. */
export const heldWords =
  'Not saved: a colleague writes in this just now. Copy what you typed, or take it over once they have left.';

/** Says in a readable message that a document is locked for a colleague. */
export const tellHeld: AfterErrorHook = ({ error, result }) => {
  const isHeld = (error instanceof APIError || 'status' in error) && error.status === locked;
  return isHeld ? { response: { ...result, errors: [{ message: say(heldWords) }] } } : undefined;
};

/** Texts of the dialogue that Payload opens once somebody types in a document that was taken over. */
export const heldModalWords = {
  editingTakenOver: 'A colleague took this over',
  anotherUserTakenOver:
    'The message at the edge of this page says who. What you typed last may not be saved: copy it before you leave.',
};
